import { addDays, type LocalDate } from '../days/local-date.ts';
import { modificationDeadline } from '../stay/cancellation.ts';

export type PayLaterType = 'deferred' | '3x' | '4x';

export interface PayLaterMethod {
  readonly type: PayLaterType;
  /** Cents that the customer pays on top. */
  readonly paymentFee: number;
}

/** What decides about paying later: cents and days. */
export interface PayLaterCase {
  readonly amount: number;
  readonly checkin: LocalDate;
  readonly today: LocalDate;
  /** The last day of free changes, as sold; undefined where there is none. */
  readonly cancellableUntil?: LocalDate | undefined;
}

interface Terms {
  readonly daysAhead: number;
  readonly least: number;
  readonly most: number;
  /** Hundredths of a percent of the amount. */
  readonly feeBasisPoints: number;
}

const EURO = 100;
const BASIS = 10_000;

/** Arrival, amounts and fees (spec 2, section 9; the fees are the shop's own, the document names none). */
const TERMS: Record<PayLaterType, Terms> = {
  deferred: { daysAhead: 5, least: 1, most: Infinity, feeBasisPoints: 0 },
  '3x': { daysAhead: 7, least: 200 * EURO, most: 2000 * EURO, feeBasisPoints: 150 },
  '4x': { daysAhead: 7, least: 250 * EURO, most: 2000 * EURO, feeBasisPoints: 220 },
};

const FEATURE_LOCALES = ['fr_FR', 'es_ES', 'fr_BE', 'nl_BE'];
const ALTERNATIVE_LOCALES = ['es_ES', 'it_IT'];

/** The ways to pay later that an amount and an arrival allow, in the order they are offered. */
export function payLaterMethods(stay: PayLaterCase): PayLaterMethod[] {
  const types = Object.keys(TERMS) as PayLaterType[];
  return types
    .filter((type) => isAllowed(TERMS[type], stay) && (type !== 'deferred' || isLater(stay)))
    .map((type) => ({ type, paymentFee: feeOf(type, stay.amount) }));
}

/** True where the shop offers to pay later at all (spec 2, section 9; PROD-077). */
export function hasPayLater(locale: string): boolean {
  return FEATURE_LOCALES.includes(locale);
}

/** The second provider: 30 to 2000 euros, Spain and Italy only (spec 2, section 9). */
export function hasAlternativePayLater(amount: number, locale: string): boolean {
  return ALTERNATIVE_LOCALES.includes(locale) && amount >= 30 * EURO && amount <= 2000 * EURO;
}

/** When a deferred payment is taken: on the cancellation deadline, else 2 days before arrival (spec 2, section 9). */
export function deferredPaymentDay(cancellableUntil: LocalDate | undefined, checkin: LocalDate): LocalDate {
  return modificationDeadline({ cancellable: true, cancellationDeadline: cancellableUntil }, checkin);
}

/** Fee in cents, rounded up. */
function feeOf(type: PayLaterType, amount: number): number {
  return Math.ceil((amount * TERMS[type].feeBasisPoints) / BASIS);
}

/** What would be taken today is not deferred. */
function isLater({ cancellableUntil, checkin, today }: PayLaterCase): boolean {
  return deferredPaymentDay(cancellableUntil, checkin) > today;
}

function isAllowed({ daysAhead, least, most }: Terms, { amount, checkin, today }: PayLaterCase): boolean {
  return checkin >= addDays(today, daysAhead) && amount >= least && amount <= most;
}
