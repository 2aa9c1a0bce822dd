import type { Locale, WishlistAnswer } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { asking } from '../transport/asking.ts';
import { request } from '../transport/request.ts';

/** The wishlist of the signed-in customer, newest first; refused with 401 for guests. */
export function wishlistQuery({ locale }: { locale: Locale }) {
  return queryOptions({
    ...asking,
    queryKey: ['wishlist', { locale }],
    queryFn: ({ signal }) => request<WishlistAnswer>({ path: '/gateway/account/wishlist', query: { locale }, signal }),
  });
}
