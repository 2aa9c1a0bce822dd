import type { CountryCode } from './geography/regions.ts';
import type { Environment } from './geography/settings.ts';

/** School holidays, month and day, near enough for a demo: the true dates move by a week from year to year. */
const EVERYWHERE = [
  ['07-05', '08-31'],
  ['12-20', '12-31'],
  ['01-01', '01-04'],
] as const;
const HOLIDAYS: Readonly<Record<CountryCode, readonly (readonly [string, string])[]>> = {
  FR: [
    ['02-06', '03-08'],
    ['04-05', '05-03'],
    ['10-18', '11-03'],
    ['05-07', '05-10'],
    ['05-14', '05-17'],
  ],
  ES: [
    ['03-28', '04-06'],
    ['05-01', '05-04'],
    ['06-22', '07-04'],
    ['10-10', '10-13'],
    ['12-05', '12-09'],
  ],
  IT: [
    ['04-02', '04-07'],
    ['04-24', '05-03'],
    ['06-10', '07-04'],
    ['12-05', '12-09'],
  ],
  BE: [
    ['02-14', '03-01'],
    ['04-05', '04-19'],
    ['05-14', '05-17'],
    ['10-26', '11-03'],
  ],
  NL: [
    ['02-14', '03-01'],
    ['04-25', '05-05'],
    ['05-14', '05-17'],
    ['10-17', '10-26'],
  ],
};

export function isHoliday(country: CountryCode, day: string): boolean {
  const date = day.slice(5);
  return [...EVERYWHERE, ...HOLIDAYS[country]].some(([from, until]) => date >= from && date <= until);
}

/** January to December, by setting: when people want to be there. */
const SEASONS: Readonly<Record<Environment | 'snow', readonly number[]>> = {
  sea: [0.78, 0.8, 0.86, 0.98, 1.06, 1.18, 1.38, 1.46, 1.14, 0.95, 0.82, 0.84],
  city: [0.84, 0.9, 0.98, 1.08, 1.12, 1.12, 1, 0.94, 1.1, 1.08, 0.94, 1.12],
  mountain: [1, 1.06, 0.96, 0.88, 0.92, 1.02, 1.18, 1.22, 1.02, 0.92, 0.84, 1.08],
  countryside: [0.84, 0.88, 0.92, 1.04, 1.1, 1.12, 1.16, 1.18, 1.08, 1.02, 0.88, 0.98],
  vineyard: [0.8, 0.84, 0.9, 1.02, 1.12, 1.14, 1.12, 1.12, 1.26, 1.2, 0.9, 0.92],
  lake: [0.8, 0.82, 0.88, 1.02, 1.1, 1.2, 1.32, 1.34, 1.14, 0.98, 0.84, 0.88],
  snow: [1.22, 1.42, 1.2, 0.88, 0.8, 0.86, 1.02, 1.06, 0.86, 0.8, 0.8, 1.28],
};

export function seasonFactor(house: { readonly environment: Environment; readonly snowy: boolean }, month: string): number {
  return SEASONS[house.snowy ? 'snow' : house.environment][Number(month.slice(5, 7)) - 1]!;
}
