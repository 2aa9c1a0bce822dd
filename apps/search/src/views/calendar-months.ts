import type { LocalDate, LocalMonth } from '@shop/domain';
import { addMonths, monthOf } from '@shop/domain';

/** The bookable months: this one and the twelve that the window of one year touches (spec 2, section 9). */
const MONTHS = 13;
/** Side by side on a wide screen, paged by one (SEARCH-123). */
const MONTHS_SHOWN = 2;

/** Every month that can be shown; `last` where less is known than the window holds. */
export function bookableMonths(today: LocalDate, last?: LocalMonth): LocalMonth[] {
  const months = Array.from({ length: MONTHS }, (_, index) => addMonths(monthOf(today), index));
  return last ? months.filter((month) => month <= last) : months;
}

export interface MonthPage {
  readonly shown: readonly LocalMonth[];
  readonly first: number;
  readonly canShow: { readonly previous: boolean; readonly next: boolean };
}

/** Two months from the wanted one on, within what there is; the last one may come alone, for where one is drawn it is reached so. */
export function monthPage(months: readonly LocalMonth[], wanted: number): MonthPage {
  const last = Math.max(0, months.length - 1);
  const first = Math.min(Math.max(0, wanted), last);
  return { shown: months.slice(first, first + MONTHS_SHOWN), first, canShow: { previous: first > 0, next: first < last } };
}
