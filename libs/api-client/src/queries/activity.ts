import type { ActivityDetail, Locale } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { asking } from '../transport/asking.ts';
import { readable } from '../transport/readable.ts';
import { request } from '../transport/request.ts';

/** One activity with the price of every party (spec 2, section 7); 404 `NOT_FOUND` when there is none. */
export function activityQuery({ id, locale }: { readonly id: string; readonly locale: Locale }) {
  return queryOptions({
    ...asking,
    queryKey: ['activity', { id, locale }],
    queryFn: async ({ signal }) =>
      readable(
        await request<ActivityDetail>({
          path: `/api/activity-only/weekend/${encodeURIComponent(id)}/detail.json`,
          query: { locale },
          signal,
        }),
        ({ activities, locations, prices }) => Array.isArray(activities) && Array.isArray(locations) && typeof prices === 'object',
      ),
  });
}
