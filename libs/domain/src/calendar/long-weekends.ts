import { addDays, weekday, type LocalDate } from '../days/local-date.ts';
import { publicHolidays, type HolidayCountry, type HolidayName } from './public-holidays.ts';

/** Days around a public holiday, from the eve of the first day off. */
export interface LongWeekend {
  readonly name: HolidayName;
  readonly checkin: LocalDate;
  readonly checkout: LocalDate;
}

/** The campaign of 2024 has its own dates (SEARCH-142). */
const CAMPAIGN_YEAR = 2024;
const CAMPAIGN: readonly LongWeekend[] = [
  { name: 'mayDay', checkin: '2024-05-01', checkout: '2024-05-05' },
  { name: 'ascension', checkin: '2024-05-08', checkout: '2024-05-12' },
  { name: 'pentecost', checkin: '2024-05-17', checkout: '2024-05-19' },
];

/** By weekday of the holiday: days to the eve and to the last day off. One working day is bridged, two are not. */
const AROUND: Readonly<Record<number, readonly [eve: number, end: number]>> = { 1: [-3, 0], 2: [-4, 0], 4: [-1, 3], 5: [-1, 2] };

/** The long weekends of a country that begin in a year: Monday and Friday holidays, Tuesday and Thursday ones with their bridge. */
export function longWeekends(country: HolidayCountry, year: number): LongWeekend[] {
  if (year === CAMPAIGN_YEAR) return CAMPAIGN.filter(({ name }) => country !== 'ES' || name === 'mayDay');
  return publicHolidays(country, year)
    .flatMap(({ name, day }): LongWeekend[] => {
      const around = AROUND[weekday(day)];
      return around ? [{ name, checkin: addDays(day, around[0]), checkout: addDays(day, around[1]) }] : [];
    })
    .reduce<LongWeekend[]>(apart, []);
}

/** Two days of one feast are one long weekend; of two feasts that overlap the first is kept. */
function apart(found: LongWeekend[], next: LongWeekend): LongWeekend[] {
  const last = found.at(-1);
  if (!last || next.checkin >= last.checkout) return [...found, next];
  return next.name === last.name ? [...found.slice(0, -1), { ...last, checkout: next.checkout }] : found;
}
