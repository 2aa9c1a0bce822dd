import type { PurchaseAnswer, PurchaseBody } from '@shop/contracts';
import { request } from '../transport/request.ts';

/** Settles an order with its authorised payment (spec 2, section 7). The same key settles once. */
export function purchase(body: PurchaseBody, key: string): Promise<PurchaseAnswer> {
  return request<PurchaseAnswer>({ path: '/gateway/purchase/zeppto', body, idempotencyKey: key, timeoutMs: 30_000 });
}
