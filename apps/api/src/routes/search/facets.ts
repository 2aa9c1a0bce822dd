import { ActivityGroup, FacetsAnswer, FacetsQuery, type Locale } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { searchStays } from '../../search/search-stays.ts';
import { LocaleQuery } from '../../services/booking-day.ts';
import type { SearchShop } from '../../services/search-answer.ts';
import { activityGroups, facetsAnswer } from '../../services/search-facets.ts';
import { searchQuestion } from '../../services/search-question.ts';
import { searchWords } from '../../services/search-words.ts';
import { REFUSALS } from '../refusals.ts';

const Query = Type.Object({ ...FacetsQuery.properties, locale: LocaleQuery });
type CheckedQuery = FacetsQuery & { readonly locale: Locale };

/** Filter lists with their counts (spec 1, section 7; decisions ). */
export function facetRoutes(app: FastifyInstance, shop: SearchShop): void {
  const { db, index, clock } = shop;
  const countsOf = (query: CheckedQuery) => {
    const { locale } = query;
    const { search } = searchQuestion(index, query, {
      locale,
      now: clock(),
      isGift: query.performGiftableSearch === true || query.type === 'gift',
      prefix: '',
      limit: 0,
      perHotel: query.numberOfPackagesPerHotel ?? 1,
      withFacets: true,
    });
    const { total, counts } = searchStays(index.stays, search);
    return { locale, total, counts: counts! };
  };

  app.get<{ Querystring: CheckedQuery }>(
    '/api/search/facets.json',
    { schema: { tags: ['search'], querystring: Query, response: { 200: FacetsAnswer, ...REFUSALS } } },
    async ({ query }) => {
      const { locale, total, counts } = countsOf(query);
      const words = await searchWords(db, locale, clock());
      return facetsAnswer(index.stays, counts, { locale, words, total, withActivities: query.withActivities === true });
    },
  );

  app.get<{ Querystring: CheckedQuery }>(
    '/api/search/activities.json',
    { schema: { tags: ['search'], querystring: Query, response: { 200: Type.Array(ActivityGroup), ...REFUSALS } } },
    ({ query }) => {
      const { locale, counts } = countsOf(query);
      return activityGroups(index.stays, counts, locale);
    },
  );
}
