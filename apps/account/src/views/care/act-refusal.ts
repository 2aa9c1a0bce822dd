import { ApiError, isTransient } from '@shop/api-client';

export interface ActRefusal {
  /** `failed`: nobody said no, it can be tried again as it is. */
  readonly kind:
    | 'ended'
    | 'doneBefore'
    | 'role'
    | 'notPaid'
    | 'forgotten'
    | 'waiting'
    | 'mailUnknown'
    | 'cancelled'
    | 'closed'
    | 'refundChanged'
    | 'tooMuch'
    | 'secondPerson'
    | 'decided'
    | 'redeemed'
    | 'beingSent'
    | 'tooOften'
    | 'holderUnknown'
    | 'inOrder'
    | 'tooManyGifts'
    | 'refused'
    | 'failed';
  /** Cents: the new refund, or what is left to give back. */
  readonly amount?: number;
}

const KINDS: Readonly<Record<string, ActRefusal['kind']>> = {
  SIGN_IN_NEEDED: 'ended',
  IDEMPOTENCY_KEY_REUSED: 'doneBefore',
  ROLE_NEEDED: 'role',
  ORDER_NOT_PAID: 'notPaid',
  PERSON_FORGOTTEN: 'forgotten',
  MAIL_WAITING: 'waiting',
  MAIL_UNKNOWN: 'mailUnknown',
  ALREADY_CANCELLED: 'cancelled',
  NOT_CANCELLABLE: 'closed',
  REFUND_CHANGED: 'refundChanged',
  NOT_REFUNDABLE: 'refused',
  REFUND_TOO_MUCH: 'tooMuch',
  SECOND_PERSON_NEEDED: 'secondPerson',
  REFUND_DECIDED: 'decided',
  GIFT_REDEEMED: 'redeemed',
  GIFT_BEING_SENT: 'beingSent',
  GIFT_SENT_TOO_OFTEN: 'tooOften',
  GIFT_USED: 'redeemed',
  GIFT_HOLDER_UNKNOWN: 'holderUnknown',
  GIFT_IN_ORDER: 'inOrder',
  TOO_MANY_ATTEMPTS: 'tooManyGifts',
};

/** Why an act of a colleague came to nothing. */
export function actRefusal(error: unknown): ActRefusal {
  if (!(error instanceof ApiError) || isTransient(error)) return { kind: 'failed' };
  return { kind: KINDS[error.code] ?? 'refused', ...(error.amount !== undefined && { amount: error.amount }) };
}
