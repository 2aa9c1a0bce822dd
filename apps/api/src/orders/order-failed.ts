import { conflict, type HttpProblem } from '../platform/http/index.ts';
import { soldOut } from '../inventory/index.ts';

/** Why an order failed although it was priced well: somebody was faster, a gift ended, or nobody paid in time. */
export type FailureCode =
  'SOLD_OUT' | 'PHYSICAL_NOT_AVAILABLE' | GiftFailure | 'PROMOTION_ALREADY_USED' | 'PAID_TOO_LATE' | 'ORDER_EXPIRED';

/** Why a gift that was to pay does not. */
export type GiftFailure = 'GIFT_USED' | 'GIFT_EXPIRED' | 'GIFT_CANCELLED';

const MESSAGES: Record<Exclude<FailureCode, 'SOLD_OUT'>, string> = {
  PHYSICAL_NOT_AVAILABLE: 'The last printed box has been sold in the meantime. What the card paid is given back.',
  GIFT_USED: 'A gift that was to pay has been used in the meantime. What the card paid is given back.',
  GIFT_EXPIRED: 'A gift that was to pay has expired in the meantime. What the card paid is given back.',
  GIFT_CANCELLED: 'A gift that was to pay was given back in the meantime. What the card paid is given back.',
  PROMOTION_ALREADY_USED: 'The promotion code has been used in the meantime. What the card paid is given back.',
  PAID_TOO_LATE: 'The payment arrived after the day of arrival. What the card paid is given back.',
  ORDER_EXPIRED: 'The order was not paid in time.',
};

export function isFailureCode(code: string | null): code is FailureCode {
  return code === 'SOLD_OUT' || (code !== null && Object.hasOwn(MESSAGES, code));
}

/** The refusal of a failed order, the same each time it is asked. */
export function orderFailed(code: string | null): HttpProblem {
  const known = (Object.keys(MESSAGES) as (keyof typeof MESSAGES)[]).find((one) => one === code);
  return known ? conflict(known, MESSAGES[known]) : soldOut();
}
