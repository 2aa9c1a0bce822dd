import { type ActivitySearchBody, SEARCH_ACTIVITIES } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { asking } from '../transport/asking.ts';
import { call } from '../transport/call.ts';
import { activityCard } from './content-card.ts';

/** Activities of a block of content, as cards: `POST {api}/search/activity-only.json`. */
export function contentActivitiesQuery(body: ActivitySearchBody) {
  return queryOptions({
    ...asking,
    queryKey: ['contentActivities', body],
    queryFn: async ({ signal }) => {
      const { results } = await call(SEARCH_ACTIVITIES, { body, signal });
      return results.map(activityCard);
    },
  });
}
