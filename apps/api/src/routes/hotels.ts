import { LOCALES, ReviewSort, ReviewsAnswer } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import type { Shop } from '../app.ts';
import { notFound } from '../problem.ts';
import { LocaleQuery } from '../services/booking-day.ts';
import { reviewsOf } from '../services/reviews.ts';
import { SENT_ALONG } from './party-query.ts';
import { REFUSALS, numberInPath } from './refusals.ts';

const ReviewsQuery = Type.Object({
  ...SENT_ALONG,
  locale: Type.Optional(Type.Enum([...LOCALES], { description: 'only reviews written in it; without it those of every language' })),
  withOtherLanguageFallback: Type.Boolean({ default: false, description: 'where nobody wrote in `locale`, the reviews of every language' }),
  sort: ReviewSort,
  page: Type.Integer({ minimum: 0, maximum: 10_000, default: 0 }),
  wordedIn: Type.Optional(Type.Enum([...LocaleQuery.enum], { description: 'locale of the labels; `locale` when left out' })),
});

/** Reviews of a hotel; `locale` keeps those written in it, `wordedIn` words the labels (spec 2, section 7). */
export function hotelRoutes(app: FastifyInstance, { db }: Shop): void {
  app.get<{ Params: { hotelId: string }; Querystring: Type.Static<typeof ReviewsQuery> }>(
    '/api/hotel/:hotelId/reviews.json',
    { schema: { tags: ['hotel'], querystring: ReviewsQuery, response: { 200: ReviewsAnswer, ...REFUSALS } } },
    async ({ params, query: { locale, wordedIn, ...asked } }) => {
      const hotelId = numberInPath(params.hotelId, 'hotel');
      const hotel = await db.selectFrom('hotel').select('review_score').where('id', '=', hotelId).executeTakeFirst();
      if (!hotel) throw notFound(`There is no hotel ${hotelId}.`);
      return reviewsOf(db, hotel, { ...asked, hotelId, locale: wordedIn ?? locale ?? 'fr_FR', ...(locale && { writtenIn: locale }) });
    },
  );
}
