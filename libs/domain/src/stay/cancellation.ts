import { addDays, type LocalDate } from '../days/local-date.ts';

export interface CancellationPolicy {
  readonly cancellable: boolean;
  readonly cancellationDeadline?: LocalDate | undefined;
}

/** What a card or a page says about changing one's mind, and its look (spec 1, section 4). */
export type CancellationView =
  | { readonly kind: 'addDates'; readonly look: 'success' | 'info' }
  | { readonly kind: 'changesUntil'; readonly look: 'success'; readonly deadline: LocalDate }
  | { readonly kind: 'nonRefundable'; readonly look: 'success' | 'info' };

/** Success look when there is a deadline, otherwise info; without dates it asks for them. */
export function cancellationView(policy: CancellationPolicy, dates: { readonly checkin?: LocalDate | undefined }): CancellationView {
  const deadline = policy.cancellationDeadline;
  const look = deadline ? 'success' : 'info';
  if (!dates.checkin) return { kind: 'addDates', look };
  if (policy.cancellable && deadline) return { kind: 'changesUntil', look: 'success', deadline };
  return { kind: 'nonRefundable', look };
}

/** Free modification ends two days before arrival unless the policy names a day (decision A-038). */
export function modificationDeadline(policy: CancellationPolicy, checkin: LocalDate): LocalDate {
  return policy.cancellationDeadline ?? addDays(checkin, -2);
}
