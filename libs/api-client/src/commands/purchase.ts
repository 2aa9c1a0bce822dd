import { COMPLETE_PURCHASE, type PurchaseAnswer, type PurchaseBody } from '@shop/contracts';
import { call } from '../transport/call.ts';

/** Settles an order with its authorised payment (spec 2, section 7). The same key settles once. */
export function purchase(body: PurchaseBody, key: string): Promise<PurchaseAnswer> {
  return call(COMPLETE_PURCHASE, { body, key, timeoutMs: 30_000 });
}
