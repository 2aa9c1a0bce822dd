import { LIST_OWN_GIFTS, type Locale } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { asking } from '../transport/asking.ts';
import { readable } from '../transport/readable.ts';
import { call } from '../transport/call.ts';

/** The gifts that the signed-in customer has bought or received; refused with 401 for guests. */
export function ownGiftsQuery({ locale }: { locale: Locale }) {
  return queryOptions({
    ...asking,
    staleTime: 0,
    queryKey: ['ownGifts', { locale }],
    queryFn: async ({ signal }) =>
      readable(
        await call(LIST_OWN_GIFTS, { query: { locale }, signal }),
        ({ bought, received }) => Array.isArray(bought) && Array.isArray(received),
      ),
  });
}
