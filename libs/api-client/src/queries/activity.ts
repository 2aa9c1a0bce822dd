import { GET_ACTIVITY, type Locale } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { asking } from '../transport/asking.ts';
import { readable } from '../transport/readable.ts';
import { call } from '../transport/call.ts';

/** One activity with the price of every party (spec 2, section 7); 404 `NOT_FOUND` when there is none. */
export function activityQuery({ id, locale }: { readonly id: string; readonly locale: Locale }) {
  return queryOptions({
    ...asking,
    queryKey: ['activity', { id, locale }],
    queryFn: async ({ signal }) =>
      readable(
        await call(GET_ACTIVITY, { params: { id }, query: { locale }, signal }),
        ({ activities, locations, prices }) => Array.isArray(activities) && Array.isArray(locations) && typeof prices === 'object',
      ),
  });
}
