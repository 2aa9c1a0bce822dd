import { addDays, type LocalDate } from '../days/local-date.ts';

/** A stay can begin up to one year ahead (spec 2, section 9). */
export const WINDOW_DAYS = 365;

export interface BookingWindow {
  readonly firstDay: LocalDate;
  readonly lastDay: LocalDate;
}

/** The days on which a stay can begin: from today, or tomorrow once today is closed (20:00), up to one year after today. */
export function bookingWindow({ today, todayIsClosed }: { today: LocalDate; todayIsClosed: boolean }): BookingWindow {
  return { firstDay: todayIsClosed ? addDays(today, 1) : today, lastDay: addDays(today, WINDOW_DAYS) };
}
