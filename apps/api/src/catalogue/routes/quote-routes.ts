import { GET_QUOTE, LIST_STAY_OFFERS, type ProductOffer, Quote, type QuoteQuery } from '@shop/contracts';
import { formatActivitySelections, parseActivitySelections, possibleSelections, type ActivitySelection } from '@shop/domain';
import { hrefFor } from '@shop/routes';
import type { FastifyInstance } from 'fastify';
import type { CatalogueShop } from '../catalogue-shop.ts';
import { invalidField, route } from '../../platform/http/index.ts';
import {
  arrivalDay,
  bookingDay,
  dayNumber,
  departureOf,
  fewestNights,
  hotelIdOf,
  nightsOfHotel,
  ownOffer,
  roomsOf,
  type SoldOffer,
  type StayIndex,
  staysOfHotel,
  variantsAmong,
  variantsOf,
} from '../../availability/index.ts';
import { productMessages } from '../product-messages.ts';
import { activityChoices } from '../programme.ts';
import { quoteFacts } from '../quote-facts.ts';
import { offerIfBookable, quoteOf, type QuoteRequest } from '../quote.ts';
import { slugIn, text } from '../../availability/cards/index.ts';
import { promotionsOfHotel } from '../../inventory/index.ts';
import { orKnown } from '../../platform/database/index.ts';
import { partyOf } from '../params/party-query.ts';
import { soldOffer } from '../params/stay-number.ts';

/** Prices of a stay on chosen days, and of its neighbours in the same hotel (spec 2, section 7). */
export function quoteRoutes(app: FastifyInstance, shop: CatalogueShop): void {
  const { db, clock, pageRows } = shop;
  const quoteRequest = (index: StayIndex, query: QuoteQuery, offer: SoldOffer): QuoteRequest => {
    const { today, firstDay } = bookingDay(query.locale, clock());
    const checkin = arrivalDay(query.checkin, today, 'checkin');
    const party = partyOf(query);
    const day = dayNumber(index.grid, checkin);
    const nights = query.nights ?? fewestNights(index, offer.stay, { day, rooms: roomsOf(index, offer.stay, party) }) ?? 1;
    return { period: { checkin, nights }, party, today, firstDay };
  };

  route(app, GET_QUOTE, async ({ params, query }) => {
    const index = shop.index.stays;
    const offer = await soldOffer(shop, index, params.id);
    const wish = quoteRequest(index, query, offer);
    const requested = selectionsOf(query.activitySelectionList);
    const { programme, localTax, promotions } = await quoteFacts(shop, offer, query.locale);
    const selections = possibleSelections(requested, activityChoices(programme, wish.period));
    return quoteOf(
      index,
      offer,
      { ...wish, promotions },
      {
        programme: programme.map(({ title }) => title),
        localTax,
        selections,
        modified: modifiedCriteria(wish, { nights: query.nights, requested, selections }),
        roomsMessage: productMessages(query.locale).rooms,
      },
    );
  });

  route(app, LIST_STAY_OFFERS, async ({ params, query }) => {
    const index = shop.index.stays;
    const requested = await soldOffer(shop, index, params.id);
    const wish = quoteRequest(index, query, requested);
    const ofHotel = index.stays.isNight[requested.stay] === 1 ? nightsOfHotel : staysOfHotel;
    const stays = ofHotel(index, index.stays.hotel[requested.stay]!);
    const hotel = hotelIdOf(index, requested.stay);
    const stored = pageRows?.house(hotel);
    const known = stored && (() => variantsAmong(index, stored().stays));
    const variants = await orKnown(db, () => variantsOf(db, index, stays), known);
    const promotions = await orKnown(db, () => promotionsOfHotel(db, hotel), stored && (() => stored().promotions));
    const offers = [...stays.map((stay) => ownOffer(index, stay)), ...variants];
    return Object.fromEntries(offers.flatMap((offer) => offerEntry(index, offer, { ...wish, promotions, locale: query.locale })));
  });
}

/** An offer that cannot be had is left out; that is no error here. */
function offerEntry(
  index: StayIndex,
  offer: SoldOffer,
  { locale, ...wish }: QuoteRequest & Pick<QuoteQuery, 'locale'>,
): [string, ProductOffer][] {
  const bookable = offerIfBookable(index, offer, wish);
  if (!bookable) return [];
  const { priceInfo, cancellationPolicy, availableRooms } = bookable;
  const card = index.stays.cards[offer.stay]!;
  const weekendId = String(offer.id);
  const uri = hrefFor('stay', locale, { id: String(offer.variantOf ?? offer.id), slug: slugIn(card, locale) });
  return [
    [
      weekendId,
      {
        weekendId,
        label: text(card.label, locale),
        priceInfo,
        cancellationPolicy,
        availableRooms,
        ...(offer.variantOf !== undefined && { variantOf: String(offer.variantOf) }),
        uri,
      },
    ],
  ];
}

interface RequestedOtherwise {
  readonly nights: number | undefined;
  readonly requested: readonly ActivitySelection[];
  readonly selections: readonly ActivitySelection[];
}

/** What is quoted otherwise than it was asked for: an arrival alone asks for one night (SEARCH-068). Undefined where all is as asked. */
function modifiedCriteria(
  { period }: QuoteRequest,
  { nights = 1, requested, selections }: RequestedOtherwise,
): Quote['modifiedReservationCriteria'] {
  const modified = {
    ...(period.nights !== nights && { checkout: departureOf(period) }),
    ...(selections.length < requested.length && { activitySelectionList: formatActivitySelections(selections) }),
  };
  return Object.keys(modified).length > 0 ? modified : undefined;
}

function selectionsOf(list: string | undefined): ActivitySelection[] {
  const selections = parseActivitySelections(list ?? '');
  if (!selections) throw invalidField('activitySelectionList', 'activitySelectionList is a list like spa_1-kayak_2.');
  return selections;
}
