import type { LocalDate } from '@shop/contracts';
import { addMonths, monthOf } from '@shop/domain';

/** The hotel calendar asks once for so many months (spec 2, section 9; HOTEL-015). */
export const HOTEL_CALENDAR_MONTHS = 12;
/** Months side by side on a wide screen. */
const SHOWN = 2;

export interface ShownMonths {
  readonly months: readonly string[];
  readonly canShow: { readonly previous: boolean; readonly next: boolean };
}

/** Every month of the hotel's calendar: this one and the eleven after it. */
export function hotelMonths(today: LocalDate): string[] {
  return Array.from({ length: HOTEL_CALENDAR_MONTHS }, (_, index) => addMonths(monthOf(today), index));
}

/** The months in sight from a wanted one on, within those of the calendar. */
export function shownMonths(wanted: string, today: LocalDate): ShownMonths & { readonly first: string } {
  const all = hotelMonths(today);
  const at = wanted < all[0]! ? 0 : wanted > all.at(-1)! ? all.length - 1 : all.indexOf(wanted);
  return { first: all[at]!, months: all.slice(at, at + SHOWN), canShow: { previous: at > 0, next: at < all.length - 1 } };
}
