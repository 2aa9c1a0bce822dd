import { nightsBetween, type LocalDate } from '../days/local-date.ts';

/** Days before the arrival from which an offer is one of the last minute. */
const LAST_MINUTE_DAYS = 3;

/** An arrival today or within the next three days. */
export function isLastMinute(checkin: LocalDate, today: LocalDate): boolean {
  const days = nightsBetween(today, checkin);
  return days >= 0 && days <= LAST_MINUTE_DAYS;
}
