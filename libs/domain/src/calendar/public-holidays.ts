import { addDays, type LocalDate } from '../days/local-date.ts';

export type HolidayCountry = 'FR' | 'ES' | 'BE' | 'NL' | 'IT';

/** Public holidays that make long weekends; each has its name in the message files. */
export type HolidayName =
  | 'newYear'
  | 'epiphany'
  | 'easter'
  | 'liberation'
  | 'kingsDay'
  | 'mayDay'
  | 'victory'
  | 'ascension'
  | 'pentecost'
  | 'republic'
  | 'nationalDay'
  | 'assumption'
  | 'saintFrancis'
  | 'hispanicDay'
  | 'allSaints'
  | 'armistice'
  | 'december'
  | 'christmas';

export interface Holiday {
  readonly name: HolidayName;
  readonly day: LocalDate;
}

/** `MM-dd`, or days from Easter Sunday. */
type Rule = readonly [name: HolidayName, when: string | number];

const GOOD_FRIDAY = -2;
const EASTER_MONDAY = 1;
const ASCENSION_DAY = 39;
const WHIT_MONDAY = 50;

/** Days off in the whole country, by law. */
const RULES: Readonly<Record<HolidayCountry, readonly Rule[]>> = {
  FR: [
    ['newYear', '01-01'],
    ['easter', EASTER_MONDAY],
    ['mayDay', '05-01'],
    ['victory', '05-08'],
    ['ascension', ASCENSION_DAY],
    ['pentecost', WHIT_MONDAY],
    ['nationalDay', '07-14'],
    ['assumption', '08-15'],
    ['allSaints', '11-01'],
    ['armistice', '11-11'],
    ['christmas', '12-25'],
  ],
  BE: [
    ['newYear', '01-01'],
    ['easter', EASTER_MONDAY],
    ['mayDay', '05-01'],
    ['ascension', ASCENSION_DAY],
    ['pentecost', WHIT_MONDAY],
    ['nationalDay', '07-21'],
    ['assumption', '08-15'],
    ['allSaints', '11-01'],
    ['armistice', '11-11'],
    ['christmas', '12-25'],
  ],
  NL: [
    ['newYear', '01-01'],
    ['easter', EASTER_MONDAY],
    ['kingsDay', '04-27'],
    ['ascension', ASCENSION_DAY],
    ['pentecost', WHIT_MONDAY],
    ['christmas', '12-25'],
    ['christmas', '12-26'],
  ],
  ES: [
    ['newYear', '01-01'],
    ['epiphany', '01-06'],
    ['easter', GOOD_FRIDAY],
    ['mayDay', '05-01'],
    ['assumption', '08-15'],
    ['hispanicDay', '10-12'],
    ['allSaints', '11-01'],
    ['december', '12-06'],
    ['december', '12-08'],
    ['christmas', '12-25'],
  ],
  IT: [
    ['newYear', '01-01'],
    ['epiphany', '01-06'],
    ['easter', EASTER_MONDAY],
    ['liberation', '04-25'],
    ['mayDay', '05-01'],
    ['republic', '06-02'],
    ['assumption', '08-15'],
    ['saintFrancis', '10-04'],
    ['allSaints', '11-01'],
    ['december', '12-08'],
    ['christmas', '12-25'],
    ['christmas', '12-26'],
  ],
};

/** Whether the public holidays of a country (ISO 3166-1 alpha-2) are known. */
export function isHolidayCountry(country: string): country is HolidayCountry {
  return Object.hasOwn(RULES, country);
}

/** A country's public holidays of a year, in their order. */
export function publicHolidays(country: HolidayCountry, year: number): Holiday[] {
  const easter = easterSunday(year);
  return RULES[country]
    .map(([name, when]) => ({ name, day: typeof when === 'number' ? addDays(easter, when) : `${year}-${when}` }))
    .sort((one, other) => one.day.localeCompare(other.day));
}

/** Easter Sunday of the Gregorian calendar (the anonymous algorithm of Meeus, Jones and Butcher). */
export function easterSunday(year: number): LocalDate {
  const [century, ofCentury, golden] = [Math.floor(year / 100), year % 100, year % 19];
  const leaps = Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + century - Math.floor(century / 4) - leaps + 15) % 30;
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const correction = Math.floor((golden + 11 * epact + 22 * sunday) / 451);
  const days = epact + sunday - 7 * correction + 114;
  return `${year}-${String(Math.floor(days / 31)).padStart(2, '0')}-${String((days % 31) + 1).padStart(2, '0')}`;
}
