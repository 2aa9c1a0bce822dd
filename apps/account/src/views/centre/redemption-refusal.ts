import { ApiError, isTransient, minutesToWait, type ErrorCode } from '@shop/api-client';
import type { CentreVoucher } from '@shop/contracts';

export type RefusedState = Exclude<CentreVoucher['state'], 'redeemable'> | 'unknown';

/** Why a code was not redeemed, or could not be asked about. */
export type RedemptionRefusal =
  | { readonly kind: RefusedState; readonly usedAt?: string | undefined; readonly usedBy?: string | undefined }
  | { readonly kind: 'tooMany'; readonly minutes: number }
  /** The session of the centre has ended: the key comes first. */
  | { readonly kind: 'closed' }
  | { readonly kind: 'away' };

const STATES: Partial<Record<ErrorCode, RefusedState>> = {
  UNKNOWN_VOUCHER: 'unknown',
  VOUCHER_USED: 'used',
  VOUCHER_EXPIRED: 'expired',
  VOUCHER_CANCELLED: 'cancelled',
  VOUCHER_GIVEN_BACK: 'givenBack',
  VOUCHER_SCHEDULED: 'scheduled',
  VOUCHER_NOT_PAID: 'notPaid',
};

export function redemptionRefusal(error: unknown): RedemptionRefusal {
  const minutes = minutesToWait(error);
  if (minutes !== undefined) return { kind: 'tooMany', minutes };
  if (!(error instanceof ApiError)) return { kind: 'away' };
  const state = STATES[error.code];
  if (state) return { kind: state, ...(error.usedAt !== undefined && { usedAt: error.usedAt }) };
  // What the shop cannot read is no code of its vouchers.
  if (error.status === 400) return { kind: 'unknown' };
  return error.status === 401 ? { kind: 'closed' } : { kind: 'away' };
}

/** Whether the same redemption is sent again: nobody has said no to it. */
export function isScheduled(error: unknown): boolean {
  const isRunning = error instanceof ApiError && error.code === 'IDEMPOTENCY_IN_FLIGHT';
  return isTransient(error) || isRunning || minutesToWait(error) !== undefined;
}
