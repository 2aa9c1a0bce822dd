import { addDays, type LocalDate } from '../days/local-date.ts';

export interface CancellationPolicy {
  /** `FLEX_2`, `FLEX_7`: so many days before arrival; `NCNR`: neither changed nor refunded. */
  readonly type?: string | undefined;
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

/** No cancel, no refund (spec 2, section 3). */
export const NON_CANCELLABLE_TYPE = 'NCNR';

const USUAL_DAYS = 2;

/** Days before arrival on which free changes end: those that the policy is named after, else two; the day of arrival is too late. */
export function freeChangeDays(type?: string): number {
  const [, days] = /^FLEX_(\d{1,3})$/.exec(type ?? '') ?? [];
  return days === undefined ? USUAL_DAYS : Math.max(1, Number(days));
}

/** Free modification ends on the day that the policy names, else the policy's days before arrival (PROD-069). */
export function modificationDeadline(policy: CancellationPolicy, checkin: LocalDate): LocalDate {
  return policy.cancellationDeadline ?? addDays(checkin, -freeChangeDays(policy.type));
}

/** A policy as it is told, sold and refunded. */
export interface SoldPolicy {
  readonly type: string;
  readonly cancellable: boolean;
  readonly cancellationDeadline?: LocalDate;
}

/**
 * The terms of an arrival, on the day on which they are told or sold: with the last day of free changes (PROD-069);
 * where that day is past, nothing can be changed any more (SEARCH-067).
 */
export function policyFor(
  { type, cancellable }: { readonly type: string; readonly cancellable: boolean },
  { checkin, today }: { readonly checkin: LocalDate; readonly today: LocalDate },
): SoldPolicy {
  if (!cancellable || type === NON_CANCELLABLE_TYPE) return { type, cancellable: false };
  const deadline = modificationDeadline({ type, cancellable }, checkin);
  return deadline < today ? { type, cancellable: false } : { type, cancellable, cancellationDeadline: deadline };
}
