import { ProductOffers, Quote, type ProductOffer } from '@shop/contracts';
import { formatActivitySelections, parseActivitySelections, possibleSelections, type ActivitySelection } from '@shop/domain';
import { hrefFor } from '@shop/routes';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import type { Shop } from '../app.ts';
import { invalidField } from '../problem.ts';
import { MAX_NIGHTS, roomsOf } from '../search/arrivals.ts';
import { dayNumber } from '../search/stay-index.ts';
import { bookingDay } from '../services/booking-day.ts';
import { shortestFrom } from '../services/calendar.ts';
import { productWords } from '../services/product/product-words.ts';
import { activityIdsOf } from '../services/product/programme.ts';
import { quoteFacts } from '../services/product/quote-facts.ts';
import { ownOffer, staysOfHotel, variantsOf, type SoldOffer } from '../services/product/sold-offer.ts';
import { offerIfBookable, quoteOf, type Wish } from '../services/quote.ts';
import { arrivalDay, departureOf } from '../services/stay-period.ts';
import { text } from '../services/wording.ts';
import { PARTY_QUERY, partyOf } from './party-query.ts';
import { REFUSALS } from './refusals.ts';
import { soldOffer } from './stay-number.ts';

const Nights = Type.Integer({ minimum: 1, maximum: MAX_NIGHTS });
const OffersQuery = Type.Object({ ...PARTY_QUERY, checkin: Type.String({ description: 'yyyy-MM-dd' }), nights: Nights });
const QuoteQuery = Type.Object({
  ...PARTY_QUERY,
  checkin: Type.String({ description: 'yyyy-MM-dd' }),
  nights: Type.Optional({ ...Nights, description: 'left out: the shortest length that can begin on that day' }),
  activitySelectionList: Type.Optional(
    Type.String({ maxLength: 600, description: '`activityId_dayIndex` pairs joined by dashes; day 1 is the day of arrival' }),
  ),
});
type QuoteQuery = Type.Static<typeof QuoteQuery>;

/** Prices of a stay on chosen days, and of its neighbours in the same hotel (spec 2, section 7). */
export function quoteRoutes(app: FastifyInstance, shop: Shop): void {
  const { db, index, clock } = shop;
  const wishOf = (query: QuoteQuery, offer: SoldOffer): Wish => {
    const { today, firstDay } = bookingDay(query.locale, clock());
    const checkin = arrivalDay(query.checkin, today, 'checkin');
    const party = partyOf(query);
    const day = dayNumber(index.stays.grid, checkin);
    const nights = query.nights ?? shortestFrom(index.stays, offer.stay, day, roomsOf(index.stays, offer.stay, party)) ?? 1;
    return { period: { checkin, nights }, party, today, firstDay };
  };

  app.get<{ Params: { id: string }; Querystring: QuoteQuery }>(
    '/api/product/:id/quote',
    { schema: { tags: ['stay'], querystring: QuoteQuery, response: { 200: Quote, ...REFUSALS } } },
    async ({ params, query }) => {
      const offer = await soldOffer(shop, params.id);
      const wish = wishOf(query, offer);
      const asked = selectionsOf(query.activitySelectionList);
      const { programme, localTax } = await quoteFacts(db, index.stays, offer, query.locale);
      const selections = possibleSelections(asked, { activityIds: activityIdsOf(programme), nights: wish.period.nights });
      return quoteOf(index.stays, offer, wish, {
        programme: programme.map(({ title }) => title),
        localTax,
        selections,
        modified: modifiedCriteria(wish, { nights: query.nights, asked, selections }),
        roomsMessage: productWords(query.locale).rooms,
      });
    },
  );

  app.get<{ Params: { id: string }; Querystring: Type.Static<typeof OffersQuery> }>(
    '/api/product/:id/offers',
    { schema: { tags: ['stay'], querystring: OffersQuery, response: { 200: ProductOffers, ...REFUSALS } } },
    async ({ params, query }) => {
      const asked = await soldOffer(shop, params.id);
      const wish = wishOf(query, asked);
      const stays = staysOfHotel(index.stays, index.stays.stays.hotel[asked.stay]!);
      const offers = [...stays.map((stay) => ownOffer(index.stays, stay)), ...(await variantsOf(db, index.stays, stays))];
      return Object.fromEntries(offers.flatMap((offer) => offerEntry(offer, wish, query)));
    },
  );

  /** An offer that cannot be had is left out; that is no error here. */
  function offerEntry(offer: SoldOffer, wish: Wish, { locale }: Pick<QuoteQuery, 'locale'>): [string, ProductOffer][] {
    const bookable = offerIfBookable(index.stays, offer, wish);
    if (!bookable) return [];
    const { priceInfo, cancellationPolicy, availableRooms } = bookable;
    const card = index.stays.stays.cards[offer.stay]!;
    const weekendId = String(offer.id);
    const uri = hrefFor('stay', locale, { id: String(offer.variantOf ?? offer.id), slug: card.slug });
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
}

interface AskedOtherwise {
  readonly nights: number | undefined;
  readonly asked: readonly ActivitySelection[];
  readonly selections: readonly ActivitySelection[];
}

/** What is quoted otherwise than it was asked for: an arrival alone asks for one night (decision A-040). Undefined where all is as asked. */
function modifiedCriteria({ period }: Wish, { nights = 1, asked, selections }: AskedOtherwise): Quote['modifiedReservationCriteria'] {
  const modified = {
    ...(period.nights !== nights && { checkout: departureOf(period) }),
    ...(selections.length < asked.length && { activitySelectionList: formatActivitySelections(selections) }),
  };
  return Object.keys(modified).length > 0 ? modified : undefined;
}

function selectionsOf(list: string | undefined): ActivitySelection[] {
  const selections = parseActivitySelections(list ?? '');
  if (!selections) throw invalidField('activitySelectionList', 'activitySelectionList is a list like spa_1-kayak_2.');
  return selections;
}
