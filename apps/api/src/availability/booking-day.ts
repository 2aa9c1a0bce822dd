import type { LocalDate, Locale } from '@shop/contracts';
import { bookingWindow } from '@shop/domain';
import { clockOf, pointOfSaleOf } from '@shop/i18n';

/** The days of a point of sale at one moment. */
export interface BookingDays {
  readonly today: LocalDate;
  /** Tomorrow from 20:00 at the point of sale on (spec 1, section 4; SEARCH-128). */
  readonly firstDay: LocalDate;
  /** One year ahead (spec 2, section 9). */
  readonly lastDay: LocalDate;
}

const MINUTE_MS = 60_000;
/** The days of the minute that is running: every request asks for them, and a calendar is slow to tell. */
const thisMinute = new Map<Locale, { readonly minute: number; readonly days: BookingDays }>();

/** Today at a locale's point of sale, and the days on which a stay can begin. Clocks everywhere turn on whole minutes. */
export function bookingDay(locale: Locale, now: Date): BookingDays {
  const minute = Math.floor(now.getTime() / MINUTE_MS);
  const known = thisMinute.get(locale);
  if (known?.minute === minute) return known.days;
  const days = daysAt(locale, now);
  thisMinute.set(locale, { minute, days });
  return days;
}

function daysAt(locale: Locale, now: Date): BookingDays {
  const clock = clockOf(pointOfSaleOf(locale), now);
  return { today: clock.today, ...bookingWindow(clock) };
}
