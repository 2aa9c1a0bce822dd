import { addDays, type LocalDate } from '../days/local-date.ts';
import { modificationDeadline, type CancellationPolicy } from '../stay/cancellation.ts';

/** What cancelling gives back, in cents, why, and the last day on which it does. */
export type CancellationRefund =
  | { readonly kind: 'insured' | 'partial'; readonly refund: number; readonly until: LocalDate }
  | { readonly kind: 'none'; readonly refund: 0; readonly reason: 'nonCancellable' | 'afterDeadline' | 'arrived' };

export interface CancellableBooking {
  readonly policy: CancellationPolicy;
  readonly checkin: LocalDate;
  /** Cents paid for the nights, promotion taken off. */
  readonly nightsAmount: number;
  readonly insured: boolean;
}

const REFUND_PERCENT = 80;

/**
 * 80 percent of the nights until the modify date, nothing from then on (spec 1, section 8; PROD-069, SEARCH-067).
 * The insurance gives all of the nights back until the day before arrival (spec 2, section 9; PROD-068).
 */
export function cancellationRefund({ policy, checkin, nightsAmount, insured }: CancellableBooking, today: LocalDate): CancellationRefund {
  if (today >= checkin) return { kind: 'none', refund: 0, reason: 'arrived' };
  if (insured) return { kind: 'insured', refund: nightsAmount, until: addDays(checkin, -1) };
  if (!policy.cancellable) return { kind: 'none', refund: 0, reason: 'nonCancellable' };
  const until = modificationDeadline(policy, checkin);
  if (today > until) return { kind: 'none', refund: 0, reason: 'afterDeadline' };
  return { kind: 'partial', refund: Math.floor((nightsAmount * REFUND_PERCENT) / 100), until };
}
