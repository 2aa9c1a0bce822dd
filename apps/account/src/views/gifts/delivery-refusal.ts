import { ApiError } from '@shop/api-client';

/** Why nothing was done about the mail of a gift; `failed` may be tried again. */
export type DeliveryRefusal =
  | 'alreadySent'
  | 'beingSent'
  | 'bounced'
  | 'cancelled'
  | 'expired'
  | 'redeemed'
  | 'tooOften'
  | 'transferred'
  | 'access'
  | 'time'
  | 'failed';

const REFUSALS: Readonly<Record<string, DeliveryRefusal>> = {
  GIFT_ALREADY_SENT: 'alreadySent',
  GIFT_BEING_SENT: 'beingSent',
  GIFT_BOUNCED: 'bounced',
  GIFT_CANCELLED: 'cancelled',
  GIFT_EXPIRED: 'expired',
  GIFT_REDEEMED: 'redeemed',
  GIFT_SENT_TOO_OFTEN: 'tooOften',
  GIFT_TRANSFERRED: 'transferred',
  ORDER_ACCESS_NEEDED: 'access',
};

export function deliveryRefusal(error: Error): DeliveryRefusal {
  if (!(error instanceof ApiError)) return 'failed';
  if (error.code === 'INVALID_FIELD' && error.field?.startsWith('sendAt')) return 'time';
  return REFUSALS[error.code] ?? 'failed';
}
