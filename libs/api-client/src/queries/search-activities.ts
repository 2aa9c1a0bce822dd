import { type ActivitySearchBody, SEARCH_ACTIVITIES } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { asking } from '../transport/asking.ts';
import { readable } from '../transport/readable.ts';
import { call } from '../transport/call.ts';

/** Activities that fit a search: `POST {api}/search/activity-only.json` (API-010). */
export function searchActivitiesQuery(body: ActivitySearchBody) {
  return queryOptions({
    ...asking,
    queryKey: ['searchActivities', body],
    queryFn: async ({ signal }) =>
      readable(
        await call(SEARCH_ACTIVITIES, { body, signal }),
        ({ results, searchDetails }) => Array.isArray(results) && Number.isInteger(searchDetails.totalCount),
      ),
  });
}
