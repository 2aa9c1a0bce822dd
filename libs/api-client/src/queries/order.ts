import { GET_ORDER, type Locale } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { asking } from '../transport/asking.ts';
import { call } from '../transport/call.ts';

/** An order as its confirmation shows it, or no more than how it stands where nothing proves whose it is; 404 `NOT_FOUND` when there is none. */
export function orderQuery({ uuid, locale }: { uuid: string; locale: Locale }) {
  return queryOptions({
    ...asking,
    queryKey: ['order', { uuid, locale }],
    queryFn: ({ signal }) => call(GET_ORDER, { params: { uuid }, query: { locale }, signal }),
  });
}
