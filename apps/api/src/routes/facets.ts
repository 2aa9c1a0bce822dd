import { ActivityGroup, FacetsAnswer, FacetsQuery } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import type { Shop } from '../app.ts';
import { checkedLocale } from '../purchase/start-order.ts';
import { searchStays } from '../search/search-stays.ts';
import { activityGroups, facetsAnswer } from '../services/search-facets.ts';
import { searchQuestion } from '../services/search-question.ts';
import { searchWords } from '../services/search-words.ts';
import { REFUSALS } from './refusals.ts';

/** Filter lists with their counts (spec 1, section 7; decisions ). */
export function facetRoutes(app: FastifyInstance, shop: Shop): void {
  const { db, index, clock } = shop;
  const countsOf = (query: FacetsQuery) => {
    const locale = checkedLocale(query.locale);
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

  app.get<{ Querystring: FacetsQuery }>(
    '/api/search/facets.json',
    { schema: { tags: ['search'], querystring: FacetsQuery, response: { 200: FacetsAnswer, ...REFUSALS } } },
    async ({ query }) => {
      const { locale, total, counts } = countsOf(query);
      const words = await searchWords(db, locale, clock());
      return facetsAnswer(index.stays, counts, { locale, words, total, withActivities: query.withActivities === true });
    },
  );

  app.get<{ Querystring: FacetsQuery }>(
    '/api/search/activities.json',
    { schema: { tags: ['search'], querystring: FacetsQuery, response: { 200: Type.Array(ActivityGroup), ...REFUSALS } } },
    ({ query }) => {
      const { locale, counts } = countsOf(query);
      return activityGroups(index.stays, counts, locale);
    },
  );
}
