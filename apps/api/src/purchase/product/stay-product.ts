import type { LocalDate, ShortStayItem } from '@shop/contracts';
import { modificationDeadline } from '@shop/domain';
import { stayPeriod } from '../../services/stay-period.ts';
import { readStayOffer } from '../stay-offer.ts';
import { refusedItem } from './refused-item.ts';
import type { Asking, SoldProduct, SoldStay } from './sold-product.ts';

const CRITERIA = 'items.shortStayItem.reservationCriteria';

type Criteria = ShortStayItem['reservationCriteria'];

/** A stay on chosen days; 409 when it cannot be had. */
export async function stayProduct(asking: Asking, criteria: Criteria): Promise<SoldProduct> {
  const { stay, price } = await readSoldStay(asking, criteria, CRITERIA);
  return { kind: 'stay', stay, price, extras: 0, shipping: 0 };
}

/** Reads stay, days and party, and asks the database for price and stock. `path` begins the field of a refusal. */
export async function readSoldStay(asking: Asking, criteria: Criteria, path: string): Promise<{ stay: SoldStay; price: number }> {
  const { offerId, pax, travelPeriod } = criteria;
  if (!/^\d{1,9}$/.test(offerId)) throw refusedItem(`${path}.offerId`, 'offerId is the number of a stay.');
  if (!travelPeriod) throw refusedItem(`${path}.travelPeriod`, 'A stay that is no gift needs its travelPeriod.');
  const fields = { checkin: `${path}.travelPeriod.checkinDate`, checkout: `${path}.travelPeriod.checkoutDate` };
  const period = stayPeriod({ checkin: travelPeriod.checkinDate, checkout: travelPeriod.checkoutDate }, asking.today, fields);
  checkActivityDays(criteria, period.nights, path);
  const party = { adults: pax.numberOfAdults, children: pax.numberOfChildren, babies: pax.numberOfBabies };
  const offer = await readStayOffer(asking.db, { stayId: Number(offerId), period, party, firstDay: asking.firstDay });
  return {
    price: offer.price.sellPrice,
    stay: {
      stayId: Number(offerId),
      hotelId: offer.hotelId,
      roomId: offer.roomId,
      rooms: offer.price.nbRooms,
      period,
      party,
      cancellation: cancellationOf(offer, period.checkin),
    },
  };
}

/** The last day of the stay is day nights + 1; one day an activity. */
function checkActivityDays({ activityDaySelections = [] }: Criteria, nights: number, path: string): void {
  const field = `${path}.activityDaySelections`;
  const ids = activityDaySelections.map((selection) => selection.activityId);
  if (new Set(ids).size !== ids.length) throw refusedItem(field, 'Each activity has one day.');
  if (activityDaySelections.some(({ day }) => day > nights + 1)) throw refusedItem(field, 'The day of an activity lies within the stay.');
}

function cancellationOf(
  { cancellationType: type, cancellable }: { cancellationType: string; cancellable: boolean },
  checkin: LocalDate,
): SoldStay['cancellation'] {
  return { type, cancellable, ...(cancellable && { cancellationDeadline: modificationDeadline({ cancellable }, checkin) }) };
}
