import { ReviewSort, ReviewsAnswer } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import type { Shop } from '../app.ts';
import { notFound } from '../problem.ts';
import { LocaleQuery } from '../services/booking-day.ts';
import { reviewsOf } from '../services/reviews.ts';
import { REFUSALS, numberInPath } from './refusals.ts';

const ReviewsQuery = Type.Object({
  locale: Type.Optional(LocaleQueryWithoutDefault()),
  sort: ReviewSort,
  page: Type.Integer({ minimum: 0, maximum: 10_000, default: 0 }),
  wordedIn: LocaleQuery,
});

/** Reviews of a hotel; `locale` keeps those written in it, `wordedIn` words the labels (spec 2, section 7). */
export function hotelRoutes(app: FastifyInstance, { db }: Shop): void {
  app.get<{ Params: { hotelId: string }; Querystring: Type.Static<typeof ReviewsQuery> }>(
    '/api/hotel/:hotelId/reviews.json',
    { schema: { tags: ['hotel'], querystring: ReviewsQuery, response: { 200: ReviewsAnswer, ...REFUSALS } } },
    async ({ params, query: { locale, sort, page, wordedIn } }) => {
      const hotelId = numberInPath(params.hotelId, 'hotel');
      const hotel = await db.selectFrom('hotel').select('review_score').where('id', '=', hotelId).executeTakeFirst();
      if (!hotel) throw notFound(`There is no hotel ${hotelId}.`);
      return reviewsOf(db, hotel, { hotelId, locale: locale ?? wordedIn, writtenIn: locale, sort, page });
    },
  );
}

/** `locale` is optional here: without it reviews of every language are listed. */
function LocaleQueryWithoutDefault() {
  return Type.Enum([...LocaleQuery.enum]);
}
