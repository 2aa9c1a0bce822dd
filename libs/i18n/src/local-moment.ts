import type { LocalDate, Site } from '@shop/contracts';
import { formatDay, type DayStyle } from './day.ts';
import { formatTime } from './time.ts';

/** An instant (ISO 8601) as day and `HH:mm` at the point of sale. */
export function localMoment(instant: string, timeZone: string): { readonly day: LocalDate; readonly time: string } {
  // Swedish writes days as the ISO does.
  const text = new Date(instant).toLocaleString('sv-SE', { timeZone });
  return { day: text.slice(0, 10), time: text.slice(11, 16) };
}

/** An instant (ISO 8601) as sentences name it at the point of sale: the day and the time, in the language of the page. */
export function formatMoment(
  instant: string,
  { locale, timeZone }: Pick<Site, 'locale' | 'timeZone'>,
  style: DayStyle = 'long',
): { readonly day: string; readonly time: string } {
  const { day, time } = localMoment(instant, timeZone);
  return { day: formatDay(day, locale, style), time: formatTime(time, locale) };
}
