import { GET_WISHLIST, type Locale } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { asking } from '../transport/asking.ts';
import { call } from '../transport/call.ts';

/** The wishlist of the signed-in customer, newest first; refused with 401 for guests. */
export function wishlistQuery({ locale }: { locale: Locale }) {
  return queryOptions({
    ...asking,
    queryKey: ['wishlist', { locale }],
    queryFn: ({ signal }) => call(GET_WISHLIST, { query: { locale }, signal }),
  });
}
