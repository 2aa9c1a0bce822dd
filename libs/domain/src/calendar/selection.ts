import type { LocalDate } from '../days/local-date.ts';

/** What is chosen in a calendar: nothing, an arrival, or both. */
export interface DaySelection {
  readonly checkin?: LocalDate | undefined;
  readonly checkout?: LocalDate | undefined;
}

/**
 * The selection after a click (spec 1, section 4; spec 2, section 4): a later second day completes the range,
 * a day on or before the check-in and every third click start again. The same day stays the check-in, so that
 * no stay has zero nights (SEARCH-129).
 */
export function chooseDay(selection: DaySelection, day: LocalDate): DaySelection {
  const { checkin, checkout } = selection;
  if (checkin && !checkout && day > checkin) return { checkin, checkout: day };
  return { checkin: day };
}

/** Confirm is out of reach while there is an arrival without a departure (spec 1, section 4). */
export function canConfirm(selection: DaySelection): boolean {
  return Boolean(selection.checkin) === Boolean(selection.checkout);
}

/** Closing with an arrival alone brings the dates back that were there before (spec 2, section 4; SEARCH-138). */
export function closeSelection(selection: DaySelection, before: DaySelection): DaySelection {
  return canConfirm(selection) ? selection : before;
}
