import type { ShortStayItem } from '@shop/contracts';
import { activitiesWithoutDay, policyFor, selectionFault, type ActivityChoices, type ActivitySelection } from '@shop/domain';
import { activityChoices, programmeOf } from '../../catalogue/index.ts';
import { stayPeriod } from '../../availability/index.ts';
import { readStayOffer } from '../../inventory/index.ts';
import { refusedItem } from './refused-item.ts';
import type { PriceContext } from './product-to-sell.ts';
import type { SoldProduct, SoldStay } from '../../orders/index.ts';

type Criteria = ShortStayItem['reservationCriteria'];

export interface ReadStay {
  readonly stay: SoldStay;
  /** Cents. */
  readonly price: number;
  readonly themes: readonly string[];
  readonly choices: ActivityChoices;
}

/** A stay on chosen days; 409 when it cannot be had. `prefix` begins the field of a refusal. */
export async function stayProduct(context: PriceContext, criteria: Criteria, prefix: string): Promise<SoldProduct> {
  const { stay, price, themes, choices } = await readSoldStay(context, criteria, prefix);
  if (criteria.nights !== undefined && criteria.nights !== stay.period.nights)
    throw refusedItem(`${prefix}nights`, 'The nights of a stay follow from its days.');
  const missing = activitiesWithoutDay(choices.activityIds, criteria.activityDaySelections ?? []);
  return { kind: 'stay', stay, activitiesWithoutDay: missing, price, themes, extras: 0, shipping: 0 };
}

/** Reads stay, days and party, and asks the database for price and stock. */
export async function readSoldStay(context: PriceContext, criteria: Criteria, prefix: string): Promise<ReadStay> {
  const { offerId, pax, travelPeriod, activityDaySelections = [] } = criteria;
  if (!/^\d{1,9}$/.test(offerId)) throw refusedItem(`${prefix}offerId`, 'offerId is the number of a stay.');
  if (!travelPeriod) throw refusedItem(`${prefix}travelPeriod`, 'A stay that is no gift needs its travelPeriod.');
  const fields = { checkin: `${prefix}travelPeriod.checkinDate`, checkout: `${prefix}travelPeriod.checkoutDate` };
  const period = stayPeriod({ checkin: travelPeriod.checkinDate, checkout: travelPeriod.checkoutDate }, context.today, fields);
  const party = { adults: pax.numberOfAdults, children: pax.numberOfChildren, babies: pax.numberOfBabies };
  const { db, firstDay, givenBack } = context;
  const offer = await readStayOffer(db, { stayId: Number(offerId), period, party, firstDay, givenBack });
  const programme = programmeOf(offer.programme, context.locale);
  const choices = activityChoices(programme, period);
  checkActivityDays(activityDaySelections, choices, prefix);
  checkSeasons(activityDaySelections, choices, prefix);
  return {
    price: offer.price.sellPrice,
    themes: offer.themes,
    choices,
    stay: {
      stayId: Number(offerId),
      hotelId: offer.hotelId,
      roomId: offer.roomId,
      rooms: offer.price.nbRooms,
      period,
      party,
      cancellation: policyFor(
        { type: offer.cancellationType, cancellable: offer.cancellable },
        { checkin: period.checkin, today: context.today },
      ),
    },
  };
}

/** A season may begin or end within the stay. */
function checkSeasons(selections: readonly ActivitySelection[], { runDays }: ActivityChoices, prefix: string): void {
  for (const [place, { activityId, day }] of selections.entries()) {
    const days = runDays?.get(activityId) ?? [];
    if (!days.includes(day))
      throw refusedItem(
        `${prefix}activityDaySelections.${place}.day`,
        `The activity is run on these days of the stay: ${days.join(', ')}.`,
      );
  }
}

/** What names an activity that the stay lacks, or a day that it lacks, is refused: nobody would keep that promise. */
function checkActivityDays(selections: readonly ActivitySelection[], choices: ActivityChoices, prefix: string): void {
  const fault = selectionFault(selections, choices);
  const field = `${prefix}activityDaySelections.${fault?.place}`;
  switch (fault?.kind) {
    case 'notOfThisStay':
      throw refusedItem(`${field}.activityId`, 'This stay has no such activity.');
    case 'namedTwice':
      throw refusedItem(`${field}.activityId`, 'Each activity has one day.');
    case 'outsideTheStay':
      throw refusedItem(`${field}.day`, `The stay has the days 1 to ${choices.nights + 1}; 1 is the day of arrival.`);
  }
}
