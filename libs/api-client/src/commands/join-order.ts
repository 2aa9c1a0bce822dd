import { JOIN_ORDER, type JoinedOrder, type JoinedOrderBody } from '@shop/contracts';
import { call } from '../transport/call.ts';

/** A booking that was made without the account joins it. 404 for a wrong number as for a wrong address, 409 `BOOKING_OF_ANOTHER_ACCOUNT`, 429. */
export function joinOrder(body: JoinedOrderBody): Promise<JoinedOrder> {
  return call(JOIN_ORDER, { body });
}
