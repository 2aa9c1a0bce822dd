import { Quote } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import type { Shop } from '../app.ts';
import { MAX_NIGHTS } from '../search/arrivals.ts';
import { Refusal } from '../problem.ts';
import { bookingDay } from '../services/booking-day.ts';
import { quoteOf } from '../services/quote.ts';
import { programmeOf } from '../services/stay-detail.ts';
import { arrivalDay } from '../services/stay-period.ts';
import { text } from '../services/wording.ts';
import { PARTY_QUERY, partyOf } from './party-query.ts';
import { REFUSALS } from './refusals.ts';
import { soldStay } from './stay-number.ts';

const QuoteQuery = Type.Object({ checkin: Type.String(), nights: Type.Integer({ minimum: 1, maximum: MAX_NIGHTS }), ...PARTY_QUERY });
type QuoteQuery = Type.Static<typeof QuoteQuery>;

const HotelOffer = Type.Object({
  weekendId: Type.String(),
  label: Type.String(),
  priceInfo: Quote.properties.priceInfo,
  cancellationPolicy: Quote.properties.cancellationPolicy,
  availableRooms: Type.Integer(),
});
const HotelOffers = Type.Record(Type.String(), HotelOffer);

/** Prices of a stay on chosen days, and of its neighbours in the same hotel (spec 2, section 7). */
export function quoteRoutes(app: FastifyInstance, shop: Shop): void {
  const { db, index, clock } = shop;
  const wishOf = (query: QuoteQuery) => ({
    period: { checkin: arrivalDay(query.checkin, bookingDay(query.locale, clock()).today, 'checkin'), nights: query.nights },
    party: partyOf(query),
    locale: query.locale,
  });

  app.get<{ Params: { id: string }; Querystring: QuoteQuery }>(
    '/api/product/:id/quote',
    { schema: { tags: ['stay'], querystring: QuoteQuery, response: { 200: Quote, ...REFUSALS } } },
    async ({ params, query }) => {
      const stay = await soldStay(shop, params.id);
      const wish = wishOf(query);
      const row = await db.selectFrom('stay').select('programme').where('id', '=', Number(params.id)).executeTakeFirst();
      const programme = programmeOf(row?.programme, query.locale).map((line) => line.title);
      return quoteOf(index.stays, stay, { ...wish, programme });
    },
  );

  app.get<{ Params: { id: string }; Querystring: QuoteQuery }>(
    '/api/product/:id/offers',
    { schema: { tags: ['stay'], querystring: QuoteQuery, response: { 200: HotelOffers, ...REFUSALS } } },
    async ({ params, query }) => {
      const { hotels, stays } = index.stays;
      const hotel = stays.hotel[await soldStay(shop, params.id)]!;
      const wish = wishOf(query);
      const offers: Type.Static<typeof HotelOffers> = {};
      for (let stay = hotels.firstStay[hotel]!; stay < hotels.firstStay[hotel + 1]!; stay++) {
        const quote = bookable(() => quoteOf(index.stays, stay, { ...wish, programme: [] }));
        if (!quote) continue;
        const { priceInfo, cancellationPolicy, availableRooms } = quote;
        const weekendId = String(stays.id[stay]!);
        offers[weekendId] = {
          weekendId,
          label: text(stays.cards[stay]!.label, query.locale),
          priceInfo,
          cancellationPolicy,
          availableRooms,
        };
      }
      return offers;
    },
  );
}

/** A neighbour that cannot be had is left out; that is no error here. */
function bookable(quote: () => Quote): Quote | undefined {
  try {
    return quote();
  } catch (error) {
    if (error instanceof Refusal && error.status === 409) return undefined;
    throw error;
  }
}
