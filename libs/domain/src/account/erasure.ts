import { addDays, type LocalDate } from '../days/local-date.ts';

/** How long somebody may think again who has asked for the erasure of their account. */
export const ERASURE_DAYS = 30;

/** The day on which an account is erased that its owner wants to be erased today. */
export function erasureDay(today: LocalDate): LocalDate {
  return addDays(today, ERASURE_DAYS);
}

/** Something of a customer that is not over: a trip, what is still to be paid, a gift that is still to be sent, an order that is being paid. */
export interface OpenMatter {
  readonly kind: 'trip' | 'instalment' | 'gift' | 'order';
  readonly bookingNumber: string;
  /** The last day on which it is open; absent where none is known, as of a payment that is overdue. */
  readonly until?: LocalDate;
}

/** What delays an erasure beyond a day: what is still open then. */
export function erasureDelays(matters: readonly OpenMatter[], day: LocalDate): OpenMatter[] {
  return matters.filter(({ until }) => until === undefined || until >= day);
}
