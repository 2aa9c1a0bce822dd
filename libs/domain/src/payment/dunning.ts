import { addDays, type LocalDate } from '../days/local-date.ts';

/** Days after the due day on which an instalment is charged without the customer, until one succeeds. */
export const DUNNING_DAYS: readonly number[] = [0, 1, 3, 5];
/** How many days before it is charged an instalment is announced. */
export const REMINDER_DAYS = 3;

export interface DunningCase {
  readonly dueDay: LocalDate;
  readonly checkin: LocalDate;
  /** Charges that were tried and declined. */
  readonly attempts: number;
}

/** What follows a declined charge: another one, or the end of dunning. */
export type DunningStep =
  { readonly kind: 'chargeAgain'; readonly day: LocalDate } | { readonly kind: 'giveUp'; readonly reason: 'attemptsUsed' | 'arrival' };

/** What becomes of a booking of which an instalment stays unpaid. */
export type UnpaidOutcome = 'cancelBooking' | 'claim';

/**
 * A declined charge is repeated on the dunning days, one a day at most. What is due before the stay is not charged later
 * than the day before arrival: by then the room must be sold or free (docs/decisions/2026-11-23-unpaid-instalments.md).
 */
export function afterDecline({ dueDay, checkin, attempts }: DunningCase, today: LocalDate): DunningStep {
  const days = DUNNING_DAYS[attempts];
  if (days === undefined) return { kind: 'giveUp', reason: 'attemptsUsed' };
  const planned = laterOf(addDays(dueDay, days), addDays(today, 1));
  const eve = addDays(checkin, -1);
  if (dueDay >= checkin || planned <= eve) return { kind: 'chargeAgain', day: planned };
  return eve > today ? { kind: 'chargeAgain', day: eve } : { kind: 'giveUp', reason: 'arrival' };
}

/** The day on which dunning ends when every charge is tried on its day. */
export function lastDayToPay({ dueDay, checkin }: Pick<DunningCase, 'dueDay' | 'checkin'>): LocalDate {
  const last = addDays(dueDay, DUNNING_DAYS.at(-1)!);
  const eve = addDays(checkin, -1);
  return dueDay >= checkin || last <= eve ? last : laterOf(eve, dueDay);
}

/** Before arrival the booking is cancelled; a stay that has begun is owed, and stays payable. */
export function unpaidOutcome({ checkin }: Pick<DunningCase, 'checkin'>, today: LocalDate): UnpaidOutcome {
  return today < checkin ? 'cancelBooking' : 'claim';
}

function laterOf(one: LocalDate, other: LocalDate): LocalDate {
  return one > other ? one : other;
}
