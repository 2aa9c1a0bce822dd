import { addDays, type LocalDate } from '../days/local-date.ts';

/** A stay whose last arrival lies no farther than this is said to expire. */
const EXPIRING_DAYS = 30;

/** The last arrival that can still be had, when it lies within 30 days: worth a word of stress (spec 2, section 3, expiration). */
export function expirationOf(lastArrival: LocalDate | undefined, today: LocalDate): LocalDate | undefined {
  return lastArrival !== undefined && lastArrival <= lastExpiringDay(today) ? lastArrival : undefined;
}

/** A last arrival on this day or before is worth the word. */
export function lastExpiringDay(today: LocalDate): LocalDate {
  return addDays(today, EXPIRING_DAYS);
}
