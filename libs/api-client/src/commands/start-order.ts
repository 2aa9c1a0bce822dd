import { CREATE_ORDER, type OrderAnswer, type OrderBody } from '@shop/contracts';
import { call } from '../transport/call.ts';

/** Starts an order and its payment. The same key gives the same order. 409 `PRICE_CHANGED` brings the new amount. */
export function startOrder(body: OrderBody, key: string): Promise<OrderAnswer> {
  return call(CREATE_ORDER, { body, key, timeoutMs: 30_000 });
}
