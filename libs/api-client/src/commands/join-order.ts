import {
  CONFIRM_JOINED_ORDER,
  JOIN_ORDER,
  type JoinedOrder,
  type JoinedOrderBody,
  type MailSentAnswer,
  type MailTokenBody,
} from '@shop/contracts';
import { call } from '../transport/call.ts';

/**
 * A booking that was made without the account joins it: at once, or once the link that is mailed to the address of the booking was
 * followed. 404 for a wrong number as for a wrong address, 409 `BOOKING_OF_ANOTHER_ACCOUNT`, 429.
 */
export function joinOrder(body: JoinedOrderBody): Promise<JoinedOrder | MailSentAnswer> {
  return call(JOIN_ORDER, { body });
}

/** The booking joins the account that has requested it. 410 `LINK_EXPIRED`, 409 `BOOKING_OF_ANOTHER_ACCOUNT`. */
export async function confirmJoinedOrder(body: MailTokenBody): Promise<void> {
  await call(CONFIRM_JOINED_ORDER, { body });
}
