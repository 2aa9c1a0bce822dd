import { addDays, type LocalDate, type LocalMonth } from './local-date.ts';

/** The month of a day: `2027-03-14` -> `2027-03`. */
export function monthOf(day: LocalDate): LocalMonth {
  return day.slice(0, 7);
}

/** The month `count` months later; negative counts go back. */
export function addMonths(month: LocalMonth, count: number): LocalMonth {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + count;
  const year = String(Math.floor(months / 12)).padStart(4, '0');
  return `${year}-${String((months % 12) + 1).padStart(2, '0')}`;
}

/** Every day of the month, first to last. */
export function daysOfMonth(month: LocalMonth): LocalDate[] {
  const days: LocalDate[] = [];
  for (let day = `${month}-01`; monthOf(day) === month; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The same day of the month, `months` later: the month's last where it has none. */
export function sameDayAfter(day: LocalDate, months: number): LocalDate {
  const days = daysOfMonth(addMonths(monthOf(day), months));
  return days[Math.min(Number(day.slice(8)), days.length) - 1]!;
}
