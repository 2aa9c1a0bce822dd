import { addDays, weekday, type LocalDate } from '../days/local-date.ts';

/** A range of days that one press chooses. */
export interface DateShortcut {
  readonly name: 'thisWeekend' | 'nextWeekend' | 'mayDay' | 'ascension' | 'pentecost';
  readonly checkin: LocalDate;
  readonly checkout: LocalDate;
}

/** The holiday campaign of 2024 (spec 2, section 9); past dates vanish by themselves (decision A-064). */
const CAMPAIGN: readonly DateShortcut[] = [
  { name: 'mayDay', checkin: '2024-05-01', checkout: '2024-05-05' },
  { name: 'ascension', checkin: '2024-05-08', checkout: '2024-05-12' },
  { name: 'pentecost', checkin: '2024-05-17', checkout: '2024-05-19' },
];

const SATURDAY = 6;
const SUNDAY = 7;

interface ShortcutsOf {
  readonly today: LocalDate;
  readonly todayIsClosed: boolean;
  readonly country: 'FR' | 'ES' | 'BE' | 'NL' | 'IT';
}

/** Weekends from Saturday to Sunday: the current one, hidden on Sunday, the next one, and the campaign's that can still begin. */
export function dateShortcuts({ today, todayIsClosed, country }: ShortcutsOf): DateShortcut[] {
  const saturday = addDays(today, SATURDAY - weekday(today));
  const weekend = (name: DateShortcut['name'], checkin: LocalDate): DateShortcut => ({ name, checkin, checkout: addDays(checkin, 1) });
  const thisWeekend = weekday(today) === SUNDAY ? [] : [weekend('thisWeekend', saturday)];
  const holidays = CAMPAIGN.filter(({ name }) => country !== 'ES' || name === 'mayDay');
  return [...thisWeekend, weekend('nextWeekend', addDays(saturday, 7)), ...holidays].filter(
    ({ checkin }) => checkin > today || (checkin === today && !todayIsClosed),
  );
}
