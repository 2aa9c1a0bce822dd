import type { OrderPrice, OrderPriceBody } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { asking } from '../transport/asking.ts';
import { readable } from '../transport/readable.ts';
import { request } from '../transport/request.ts';

/** What an order would cost, part by part, in cents; refused with code and field where a part cannot be had. */
export function orderPriceQuery(body: OrderPriceBody) {
  return queryOptions({
    ...asking,
    queryKey: ['orderPrice', body],
    queryFn: async ({ signal }) =>
      readable(
        await request<OrderPrice>({ path: '/gateway/purchase/price', body, signal }),
        ({ parts, giftcards, instalments }) => typeof parts === 'object' && Array.isArray(giftcards) && Array.isArray(instalments),
      ),
  });
}
