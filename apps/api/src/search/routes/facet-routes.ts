import { FacetsQuery, GET_FACETS, LIST_ACTIVITY_GROUPS, type Locale } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import { searchStays } from '../../availability/stays/index.ts';
import type { SearchShop } from '../search-answer.ts';
import { activityGroups, facetsAnswer } from '../search-facets.ts';
import { searchQuestion } from '../search-question.ts';
import { searchMessages } from '../search-messages.ts';
import { route } from '../../platform/http/index.ts';

type CheckedQuery = FacetsQuery & { readonly locale: Locale };

/** Filter lists with their counts (API-002, API-003). */
export function facetRoutes(app: FastifyInstance, shop: SearchShop): void {
  const { db, index, clock } = shop;
  const countsOf = (query: CheckedQuery) => {
    const { locale } = query;
    const { search } = searchQuestion(index, query, {
      locale,
      now: clock(),
      isGift: query.performGiftableSearch === true || query.type === 'gift',
      isNights: query.type === 'hotel',
      prefix: '',
      limit: 0,
      perHotel: query.numberOfPackagesPerHotel ?? 1,
      withFacets: true,
    });
    const { total, counts } = searchStays(index.stays, search);
    return { locale, total, counts: counts! };
  };

  route(app, GET_FACETS, async ({ query }) => {
    const { locale, total, counts } = countsOf(query);
    const words = await searchMessages(db, locale, clock());
    const isNights = query.type === 'hotel';
    return facetsAnswer(index.stays, counts, { locale, words, total, withActivities: query.withActivities === true, isNights });
  });

  route(app, LIST_ACTIVITY_GROUPS, ({ query }) => {
    const { locale, counts } = countsOf(query);
    return activityGroups(index.stays, counts, locale);
  });
}
