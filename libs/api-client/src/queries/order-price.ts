import { type OrderPriceBody, PRICE_ORDER } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { asking } from '../transport/asking.ts';
import { readable } from '../transport/readable.ts';
import { call } from '../transport/call.ts';

/**
 * What an order would cost, part by part, in cents; refused with code and field where a part cannot be had. `sent` adds what
 * only the browser knows, such as the partner of the visit.
 */
export function orderPriceQuery(body: OrderPriceBody, sent: (body: OrderPriceBody) => OrderPriceBody = (same) => same) {
  return queryOptions({
    ...asking,
    queryKey: ['orderPrice', body],
    queryFn: async ({ signal }) =>
      readable(
        await call(PRICE_ORDER, { body: sent(body), signal }),
        ({ parts, giftcards, instalments }) => typeof parts === 'object' && Array.isArray(giftcards) && Array.isArray(instalments),
      ),
  });
}
