import type { Locale, OrderOutline, OrderView } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { asking } from '../transport/asking.ts';
import { request } from '../transport/request.ts';

/** An order as its confirmation shows it, or no more than how it stands where nothing proves whose it is; 404 `NOT_FOUND` when there is none. */
export function orderQuery({ uuid, locale }: { uuid: string; locale: Locale }) {
  return queryOptions({
    ...asking,
    queryKey: ['order', { uuid, locale }],
    queryFn: ({ signal }) =>
      request<OrderView | OrderOutline>({ path: `/gateway/orders/${encodeURIComponent(uuid)}`, query: { locale }, signal }),
  });
}
