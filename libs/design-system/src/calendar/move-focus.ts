import { addDays, addMonths, daysOfMonth, monthOf, weekday } from '@shop/domain';

/** The day a key leads to in the grid, or nothing for a key that does not move. Weeks begin on Monday. */
export function moveFocus(from: string, key: string, withShift = false): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(from, -1);
    case 'ArrowRight':
      return addDays(from, 1);
    case 'ArrowUp':
      return addDays(from, -7);
    case 'ArrowDown':
      return addDays(from, 7);
    case 'Home':
      return addDays(from, -daysSinceMonday(from));
    case 'End':
      return addDays(from, 6 - daysSinceMonday(from));
    case 'PageUp':
      return sameDayIn(addMonths(monthOf(from), withShift ? -12 : -1), from);
    case 'PageDown':
      return sameDayIn(addMonths(monthOf(from), withShift ? 12 : 1), from);
    default:
      return undefined;
  }
}

/** 31 January one month on is the last day of February. */
function sameDayIn(month: string, from: string): string {
  const days = daysOfMonth(month);
  return days[Math.min(Number(from.slice(8)), days.length) - 1] ?? from;
}

/** 0 on a Monday, 6 on a Sunday. */
export function daysSinceMonday(day: string): number {
  return weekday(day) - 1;
}

/** By how many months the months shown must move for `month` to be among them; negative to go back. */
export function stepTo(month: string, shown: readonly string[]): number {
  const [first = month, last = month] = [shown[0], shown.at(-1)];
  if (month < first) return -monthsBetween(month, first);
  return month > last ? monthsBetween(last, month) : 0;
}

function monthsBetween(from: string, to: string): number {
  return (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5)) - Number(from.slice(5));
}
