import { easterSunday, type HolidayCountry } from '../calendar/public-holidays.ts';
import { addDays, nightsBetween, weekday, type LocalDate } from '../days/local-date.ts';
import { lastOrderDay } from './postal-arrival.ts';

export type OccasionName = 'valentine' | 'mothersDay' | 'christmas';

/** A day for gifts that is near. */
export interface GiftOccasion {
  readonly name: OccasionName;
  readonly day: LocalDate;
  /** A printed gift that is ordered on it arrives on the day before the occasion at the latest. */
  readonly lastOrderDay: LocalDate;
  /** It can still arrive in time by post. */
  readonly isInTime: boolean;
}

/** How many days before an occasion it is spoken of. */
const NEAR = 35;
const SUNDAY = 7;
const WHIT_SUNDAY = 49;

/** The next Christmas, Valentine's Day or Mother's Day of a country; undefined while none is near, and on the day itself. */
export function giftOccasion(today: LocalDate, country: HolidayCountry): GiftOccasion | undefined {
  const year = Number(today.slice(0, 4));
  const next = [year, year + 1].flatMap((one) => occasionsOf(one, country)).find(({ day }) => day > today);
  if (!next || nightsBetween(today, next.day) > NEAR) return undefined;
  const until = lastOrderDay(addDays(next.day, -1), country);
  return { ...next, lastOrderDay: until, isInTime: today <= until };
}

function occasionsOf(year: number, country: HolidayCountry): Pick<GiftOccasion, 'name' | 'day'>[] {
  return [
    { name: 'valentine', day: `${year}-02-14` },
    { name: 'mothersDay', day: mothersDay(year, country) },
    { name: 'christmas', day: `${year}-12-25` },
  ];
}

/** In France the last Sunday of May, and the first of June where that is Whit Sunday; a Sunday of May elsewhere. */
function mothersDay(year: number, country: HolidayCountry): LocalDate {
  if (country !== 'FR') return firstSunday(`${year}-05-${country === 'ES' ? '01' : '08'}`);
  const last = firstSunday(`${year}-05-25`);
  return last === addDays(easterSunday(year), WHIT_SUNDAY) ? addDays(last, 7) : last;
}

function firstSunday(from: LocalDate): LocalDate {
  return addDays(from, SUNDAY - weekday(from));
}
