import type { HolidayCountry } from '../calendar/public-holidays.ts';
import { addDays } from '../days/local-date.ts';
import { giftOccasion } from './gift-occasion.ts';

/** Mother's Day as calendars of the countries print it. */
const MOTHERS_DAYS: readonly (readonly [HolidayCountry, string])[] = [
  ['FR', '2026-05-31'],
  ['FR', '2027-05-30'],
  ['FR', '2028-05-28'],
  // The last Sunday of May is Whit Sunday.
  ['FR', '2023-06-04'],
  ['FR', '2020-06-07'],
  ['BE', '2026-05-10'],
  ['NL', '2027-05-09'],
  ['IT', '2028-05-14'],
  ['ES', '2026-05-03'],
  ['ES', '2027-05-02'],
  ['ES', '2022-05-01'],
];

test.each(MOTHERS_DAYS)('in %s a Mother’s Day is %s', (country, day) => {
  expect(giftOccasion(addDays(day, -20), country)).toMatchObject({ name: 'mothersDay', day });
});

test('before Christmas a printed gift names the last day to order it, and after that day that it comes too late', () => {
  const christmas = { name: 'christmas', day: '2026-12-25', lastOrderDay: '2026-12-18' };
  expect(giftOccasion('2026-11-19', 'FR')).toBeUndefined();
  expect(giftOccasion('2026-11-20', 'FR')).toEqual({ ...christmas, isInTime: true });
  expect(giftOccasion('2026-12-18', 'FR')).toEqual({ ...christmas, isInTime: true });
  expect(giftOccasion('2026-12-19', 'FR')).toEqual({ ...christmas, isInTime: false });
  expect(giftOccasion('2026-12-25', 'FR')).toBeUndefined();
});

test('the next occasion is found beyond the end of the year', () => {
  expect(giftOccasion('2027-01-10', 'NL')).toMatchObject({ name: 'valentine', day: '2027-02-14', lastOrderDay: '2027-02-08' });
  expect(giftOccasion('2026-12-31', 'NL')).toBeUndefined();
});
