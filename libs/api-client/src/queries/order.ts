import type { Locale, OrderView } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { asking } from '../transport/asking.ts';
import { request } from '../transport/request.ts';

/** An order as its confirmation shows it; 404 `NOT_FOUND` when there is none. */
export function orderQuery({ uuid, locale }: { uuid: string; locale: Locale }) {
  return queryOptions({
    ...asking,
    queryKey: ['order', { uuid, locale }],
    queryFn: ({ signal }) => request<OrderView>({ path: `/gateway/orders/${encodeURIComponent(uuid)}`, query: { locale }, signal }),
  });
}
