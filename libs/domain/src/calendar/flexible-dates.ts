import { addDays, type LocalDate } from '../days/local-date.ts';
import type { BookingWindow } from './booking-window.ts';

/** Days that an arrival may move by, earlier or later: none, one or two (decision note `flexible-dates`). */
export const FLEXIBLE_DAYS = [0, 1, 2] as const;
export type FlexibleDays = (typeof FLEXIBLE_DAYS)[number];

export const FLEXIBLE_DAYS_LIMITS = { min: FLEXIBLE_DAYS[0], max: FLEXIBLE_DAYS[2] };

/**
 * Arrivals that flexible dates allow, inside the days on which a stay can begin. The first of equal prices is taken, so they come
 * in the order of preference: the chosen day, then the nearest, of two as near the earlier.
 */
export function flexibleArrivals(checkin: LocalDate, flexibleDays: number, { firstDay, lastDay }: BookingWindow): LocalDate[] {
  const around = Array.from({ length: flexibleDays }, (_, away) => [addDays(checkin, -away - 1), addDays(checkin, away + 1)]);
  return [checkin, ...around.flat()].filter((day) => day >= firstDay && day <= lastDay);
}
