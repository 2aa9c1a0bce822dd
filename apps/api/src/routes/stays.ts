import { StayDetail } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import type { Shop } from '../app.ts';
import { notFound } from '../problem.ts';
import { MAX_NIGHTS } from '../search/arrivals.ts';
import { bookingDay, type BookingDays } from '../services/booking-day.ts';
import type { PriceWish } from '../services/product/detail-price.ts';
import { stayDetail } from '../services/stay-detail.ts';
import { partyOf } from './party-query.ts';
import { WISH_QUERY, periodOf } from './product/wish-query.ts';
import { REFUSALS, numberInPath } from './refusals.ts';

const StayParams = Type.Object({ id: Type.String() });
const Nights = Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_NIGHTS }));
const Adults = Type.Optional(Type.Integer({ minimum: 1, maximum: 20 }));
const DetailQuery = Type.Object({
  ...WISH_QUERY,
  flow: Type.Optional(Type.Enum(['booking', 'gifting', 'hotel', 'activity'])),
  giftNights: Nights,
  giftAdult: Adults,
  giftAdults: Adults,
  fetchPageModel: Type.Boolean({ default: true, description: 'false: for a card on the map' }),
});
type DetailQuery = Type.Static<typeof DetailQuery>;

/** The stay page's content, with dates, as a gift or for the map (spec 2, section 7). A stay that is no longer sold answers with `published: false`. */
export function stayRoutes(app: FastifyInstance, { db, index, clock }: Shop): void {
  app.get<{ Params: { id: string }; Querystring: DetailQuery }>(
    '/api/weekend/:id/detail.json',
    { schema: { tags: ['stay'], params: StayParams, querystring: DetailQuery, response: { 200: StayDetail, ...REFUSALS } } },
    async ({ params, query }) => {
      const { locale, fetchPageModel } = query;
      const now = clock();
      const days = bookingDay(locale, now);
      const id = numberInPath(params.id, 'stay');
      const detail = await stayDetail(db, index.stays, { id, locale, fetchPageModel, today: days.today, now, wish: wishOf(query, days) });
      if (!detail) throw notFound(`There is no stay ${params.id}.`);
      return detail;
    },
  );
}

function wishOf(query: DetailQuery, days: BookingDays): PriceWish {
  const period = periodOf(query, days.today);
  const adults = query.giftAdult ?? query.giftAdults;
  const isGift = query.flow === 'gifting' || query.giftNights !== undefined || adults !== undefined;
  return {
    ...days,
    party: partyOf(query),
    ...(period && { period }),
    ...(isGift && !period && { gift: { nights: query.giftNights ?? 1, adults: adults ?? 2 } }),
  };
}
