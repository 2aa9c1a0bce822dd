import type { LocalDate } from '@shop/contracts';
import { addMonths, monthOf } from '@shop/domain';

/** The hotel calendar asks once for so many months (spec 2, section 9; HOTEL-015). */
export const HOTEL_CALENDAR_MONTHS = 12;
/** Months side by side; a phone shows the first of them. */
const SHOWN = 2;

export interface ShownMonths {
  readonly months: readonly string[];
  readonly canShow: { readonly previous: boolean; readonly next: boolean };
}

/** The months in sight from a wished one on, within the twelve that were asked for. */
export function shownMonths(wished: string, today: LocalDate): ShownMonths & { readonly first: string } {
  const earliest = monthOf(today);
  const latest = addMonths(earliest, HOTEL_CALENDAR_MONTHS - 1);
  const first = wished < earliest ? earliest : wished > latest ? latest : wished;
  const months = Array.from({ length: SHOWN }, (_, index) => addMonths(first, index)).filter((month) => month <= latest);
  return { first, months, canShow: { previous: first > earliest, next: first < latest } };
}
