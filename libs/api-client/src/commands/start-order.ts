import type { OrderAnswer, OrderBody } from '@shop/contracts';
import { request } from '../transport/request.ts';

/** Starts an order and its payment. The same key gives the same order. 409 `PRICE_CHANGED` brings the new amount. */
export function startOrder(body: OrderBody, key: string): Promise<OrderAnswer> {
  return request<OrderAnswer>({ path: '/gateway/purchase/orders', body, idempotencyKey: key, timeoutMs: 30_000 });
}
