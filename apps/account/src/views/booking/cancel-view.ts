import { ApiError } from '@shop/api-client';
import type { Cents, ModificationConditions } from '@shop/contracts';

/** Cancelling as it stands today: what comes back and why, or why nothing does (PROD-069, SEARCH-067). */
export type CancelView =
  | {
      readonly kind: 'open';
      readonly refund: Cents;
      /** Beside the refund: what the customer's bank has taken back of it. */
      readonly disputed: Cents;
      readonly reason: 'partial' | 'insured' | 'withdrawal';
      readonly until?: string;
    }
  | { readonly kind: 'closed'; readonly reason: ModificationConditions['reason'] };

export function cancelView(conditions: ModificationConditions): CancelView {
  const {
    cancellable,
    reason,
    refundableAmount: refund,
    disputedAmount: disputed = 0,
    cancellableUntil: until = conditions.modifiableUntil,
  } = conditions;
  const isOpen = reason === 'partial' || reason === 'insured' || reason === 'withdrawal';
  return cancellable && isOpen ? { kind: 'open', refund, disputed, reason, ...(until && { until }) } : { kind: 'closed', reason };
}

/** Why a cancellation did not come about; `done` where an earlier try has cancelled it. */
export type CancelRefusal = { readonly kind: 'done' | 'closed' | 'failed' } | { readonly kind: 'refundChanged'; readonly refund: Cents };

export function cancelRefusal(error: unknown): CancelRefusal {
  if (!(error instanceof ApiError)) return { kind: 'failed' };
  if (error.code === 'ALREADY_CANCELLED') return { kind: 'done' };
  if (error.code === 'REFUND_CHANGED' && error.amount !== undefined) return { kind: 'refundChanged', refund: error.amount };
  return { kind: error.code === 'NOT_CANCELLABLE' ? 'closed' : 'failed' };
}
