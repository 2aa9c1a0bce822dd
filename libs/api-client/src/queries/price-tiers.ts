import { GET_PRICE_TIERS, type Locale } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { asking } from '../transport/asking.ts';
import { readable } from '../transport/readable.ts';
import { call } from '../transport/call.ts';

/** What a stay costs as a gift, by nights (API-044). */
export function priceTiersQuery({ id, locale }: { readonly id: string; readonly locale: Locale }) {
  return queryOptions({
    ...asking,
    queryKey: ['priceTiers', { id, locale }],
    queryFn: async ({ signal }) =>
      readable(await call(GET_PRICE_TIERS, { params: { id }, query: { locale }, signal }), ({ priceList }) => Array.isArray(priceList)),
  });
}
