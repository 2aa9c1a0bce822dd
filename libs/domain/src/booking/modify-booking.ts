import type { LocalDate } from '../days/local-date.ts';
import { cardCharge } from '../payment/least-charge.ts';
import { modificationDeadline, type CancellationPolicy } from '../stay/cancellation.ts';

/** Whether a booking may still be changed, and if not, why. */
export type Modifiable = { readonly kind: 'until'; readonly deadline: LocalDate } | { readonly kind: 'nonExchangeable' | 'afterDeadline' };

/** Changes are free up to the modify date, that day included (PROD-069). */
export function modifiable(booking: { policy: CancellationPolicy; checkin: LocalDate }, today: LocalDate): Modifiable {
  if (!booking.policy.cancellable) return { kind: 'nonExchangeable' };
  const deadline = modificationDeadline(booking.policy, booking.checkin);
  return today > deadline ? { kind: 'afterDeadline' } : { kind: 'until', deadline };
}

/** What a change costs: the difference is paid or given back (spec 1, section 8); cents, positive. */
export type ModificationPrice =
  { readonly kind: 'supplement'; readonly amount: number } | { readonly kind: 'refund'; readonly amount: number };

/** A supplement only when the new stay costs more; equal prices refund nothing (spec 1, section 4, supplement card). */
export function modificationPrice(oldTotal: number, newTotal: number): ModificationPrice {
  const difference = newTotal - oldTotal;
  return difference > 0 ? { kind: 'supplement', amount: difference } : { kind: 'refund', amount: oldTotal - newTotal };
}

/** The difference of a change as it is charged by itself: a supplement that is too small is waived, and the change costs nothing. */
export function chargedModification(difference: ModificationPrice, leastCharge: number): { charged: ModificationPrice; waived: number } {
  const { waived } = difference.kind === 'supplement' ? cardCharge(difference.amount, leastCharge) : { waived: 0 };
  return { charged: waived > 0 ? { kind: 'refund', amount: 0 } : difference, waived };
}
