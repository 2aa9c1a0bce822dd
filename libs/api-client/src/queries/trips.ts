import { GET_TRIP, LIST_TRIPS, type Locale } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { asking } from '../transport/asking.ts';
import { readable } from '../transport/readable.ts';
import { call } from '../transport/call.ts';

/** The stays of the signed-in customer, the next arrival first, the past ones last; refused with 401 for guests. */
export function tripsQuery({ locale }: { locale: Locale }) {
  return queryOptions({
    ...asking,
    staleTime: 0,
    queryKey: ['trips', { locale }],
    queryFn: async ({ signal }) => readable(await call(LIST_TRIPS, { query: { locale }, signal }), ({ trips }) => Array.isArray(trips)),
  });
}

/** One of them with its booking, which a cancellation asks for again; 404 for somebody else's, 401 for guests. */
export function tripQuery({ uuid, locale }: { uuid: string; locale: Locale }) {
  return queryOptions({
    ...asking,
    staleTime: 0,
    queryKey: ['booking', 'trip', { uuid, locale }],
    queryFn: ({ signal }) => call(GET_TRIP, { params: { uuid }, query: { locale }, signal }),
  });
}
