import type { Availabilities, LocalDate } from '@shop/contracts';
import { addDays, addMonths, monthOf } from '@shop/domain';

/** The calendar reaches one year ahead (spec 2, section 9). */
const WINDOW_DAYS = 365;
/** Months of one request: two, four on a phone (SEARCH-141). */
export const MONTHS_A_REQUEST = { wide: 2, phone: 4 } as const;

export interface MonthChunk {
  readonly month: string;
  readonly length: number;
}

export function lastMonth(today: LocalDate): string {
  return monthOf(addDays(today, WINDOW_DAYS));
}

/** Whether an earlier or a later month may come first; where two are drawn, a phone shows the first of them alone. */
export function monthsAround(first: string, today: LocalDate): { readonly previous: boolean; readonly next: boolean } {
  return { previous: first > monthOf(today), next: first < lastMonth(today) };
}

/** Brings a month into the calendar's window. */
export function withinWindow(month: string, today: LocalDate): string {
  const first = monthOf(today);
  const last = lastMonth(today);
  if (month < first) return first;
  return month > last ? last : month;
}

/**
 * The requests that cover `count` months from `month` on. They always begin at the same months, counted from
 * this one, so that paging by one asks nothing twice.
 */
export function monthChunks(month: string, count: number, today: LocalDate, size: number = MONTHS_A_REQUEST.wide): MonthChunk[] {
  const first = monthOf(today);
  const last = lastMonth(today);
  const wanted = Array.from({ length: count }, (_, index) => addMonths(month, index)).filter((each) => each >= first && each <= last);
  const starts = new Set(wanted.map((each) => addMonths(first, Math.floor(monthsBetween(first, each) / size) * size)));
  return [...starts].map((start) => ({ month: start, length: Math.min(size, monthsBetween(start, last) + 1) }));
}

/** All answers that have arrived, as one map; undefined while there is none. */
export function mergeDays(answers: readonly (Availabilities | undefined)[]): Availabilities['availabilities'] | undefined {
  const arrived = answers.filter((answer) => answer !== undefined);
  return arrived.length ? Object.assign({}, ...arrived.map((answer) => answer.availabilities)) : undefined;
}

function monthsBetween(from: string, to: string): number {
  const index = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7));
  return index(to) - index(from);
}
