import { addDays, daysOfMonth, monthOf } from '@shop/domain';
import { daysSinceMonday } from './move-focus.ts';

/** Weeks of a month from Monday to Sunday, without those that had ended before `today`; places outside the month are empty. */
export function weeksOf(month: string, today?: string): (string | undefined)[][] {
  const days = daysOfMonth(month);
  const places = [...Array<undefined>(daysSinceMonday(days[0] ?? '')).fill(undefined), ...days];
  const weeks = Array.from({ length: Math.ceil(places.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_day, column) => places[week * 7 + column]),
  );
  return today && monthOf(today) === month ? weeks.filter((week) => week.some((day) => day && day >= mondayOf(today))) : weeks;
}

/** The first day that is drawn: of the week of `today` in its own month, of the month in any other. */
export function firstDayOf(month: string, today?: string): string {
  return weeksOf(month, today).flat().find(Boolean) ?? `${month}-01`;
}

function mondayOf(day: string): string {
  return addDays(day, -daysSinceMonday(day));
}
