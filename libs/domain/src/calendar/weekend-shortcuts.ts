import { addDays, weekday, type LocalDate } from '../days/local-date.ts';
import { longWeekends } from './long-weekends.ts';
import type { HolidayCountry, HolidayName } from './public-holidays.ts';

/** A range of days that one press chooses. */
export interface DateShortcut {
  readonly name: 'thisWeekend' | 'nextWeekend' | HolidayName;
  readonly checkin: LocalDate;
  readonly checkout: LocalDate;
}

const SATURDAY = 6;
const SUNDAY = 7;
const MAX_HOLIDAYS = 3;
/** Further away few have plans, and many days are not on sale yet. */
const HOLIDAYS_WITHIN_DAYS = 180;

interface ShortcutsOf {
  readonly today: LocalDate;
  readonly todayIsClosed: boolean;
  readonly country: HolidayCountry;
}

/**
 * Weekends from Saturday to Sunday: the current one, hidden on Sunday, and the next one (SEARCH-142); then the country's own
 * next long weekends (docs/decisions/2026-11-23-long-weekends-are-each-countrys-own.md). What has begun is gone.
 */
export function dateShortcuts({ today, todayIsClosed, country }: ShortcutsOf): DateShortcut[] {
  const saturday = addDays(today, SATURDAY - weekday(today));
  const weekend = (name: DateShortcut['name'], checkin: LocalDate): DateShortcut => ({ name, checkin, checkout: addDays(checkin, 1) });
  const thisWeekend = weekday(today) === SUNDAY ? [] : [weekend('thisWeekend', saturday)];
  const canBegin = ({ checkin }: DateShortcut) => checkin > today || (checkin === today && !todayIsClosed);
  const year = Number(today.slice(0, 4));
  const horizon = addDays(today, HOLIDAYS_WITHIN_DAYS);
  const holidays = [year, year + 1]
    .flatMap((one) => longWeekends(country, one))
    .filter((holiday) => canBegin(holiday) && holiday.checkin <= horizon)
    .slice(0, MAX_HOLIDAYS);
  return [...[...thisWeekend, weekend('nextWeekend', addDays(saturday, 7))].filter(canBegin), ...holidays];
}
