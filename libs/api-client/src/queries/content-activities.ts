import type { ActivitySearchAnswer, ActivitySearchBody } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { asking } from '../transport/asking.ts';
import { request } from '../transport/request.ts';
import { activityCard } from './content-card.ts';

/** Activities of a block of content, as cards: `POST {api}/search/activity-only.json`. */
export function contentActivitiesQuery(body: ActivitySearchBody) {
  return queryOptions({
    ...asking,
    queryKey: ['contentActivities', body],
    queryFn: async ({ signal }) => {
      const { results } = await request<ActivitySearchAnswer>({ path: '/api/search/activity-only.json', body, signal });
      return results.map(activityCard);
    },
  });
}
