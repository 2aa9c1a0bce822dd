import { addDays, compareDays, isLocalDate, nightsBetween, weekday } from './local-date.ts';

test.each(['2027-02-29', '2027-13-01', '2027-04-31', '2027-2-1', '2027-01-01T00:00', '', 'tomorrow', undefined, 20270101])(
  '%p is not a day',
  (text) => {
    expect(isLocalDate(text)).toBe(false);
  },
);

test('the 29th of February is a day in a leap year', () => {
  expect(isLocalDate('2028-02-29')).toBe(true);
});

test('days are counted across the end of a month, of a year and of summer time', () => {
  expect(addDays('2027-02-28', 1)).toBe('2027-03-01');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2027-03-27', 2)).toBe('2027-03-29');
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
});

test('a stay over the night when clocks change has as many nights as any other', () => {
  expect(nightsBetween('2026-10-24', '2026-10-26')).toBe(2);
  expect(nightsBetween('2026-10-26', '2026-10-24')).toBe(-2);
});

test('the week begins on Monday', () => {
  expect(weekday('2026-11-23')).toBe(1);
  expect(weekday('2026-11-22')).toBe(7);
});

test('days are sorted by time', () => {
  expect(['2027-01-02', '2026-12-31', '2027-01-01'].sort(compareDays)).toEqual(['2026-12-31', '2027-01-01', '2027-01-02']);
  expect(compareDays('2027-01-01', '2027-01-01')).toBe(0);
});
