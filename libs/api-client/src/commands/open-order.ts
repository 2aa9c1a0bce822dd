import { OPEN_ORDER, type OrderAccessBody } from '@shop/contracts';
import { call } from '../transport/call.ts';

/** Exchanges the key that a mail's link carries for a cookie that the calls of this order send along. 403 where it is another order's. */
export function openOrder(uuid: string, key: string): Promise<void> {
  const body: OrderAccessBody = { key };
  return call(OPEN_ORDER, { params: { uuid }, body });
}
