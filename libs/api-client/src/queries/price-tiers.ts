import type { Locale, PriceTiers } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { asking } from '../transport/asking.ts';
import { readable } from '../transport/readable.ts';
import { request } from '../transport/request.ts';

/** What a stay costs as a gift, by nights (decision A-091). */
export function priceTiersQuery({ id, locale }: { readonly id: string; readonly locale: Locale }) {
  return queryOptions({
    ...asking,
    queryKey: ['priceTiers', { id, locale }],
    queryFn: async ({ signal }) =>
      readable(
        await request<PriceTiers>({ path: `/api/product/${encodeURIComponent(id)}/price-tiers`, query: { locale }, signal }),
        ({ priceList }) => Array.isArray(priceList),
      ),
  });
}
