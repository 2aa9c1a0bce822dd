import { LOCALES, type Locale } from '@shop/contracts';
import { bookingDay } from './booking-day.ts';

const daysAt = (moment: string, locale: Locale = 'fr_FR') => bookingDay(locale, new Date(moment));

test.each([
  ['a summer evening at 19:59:59', '2030-06-01T17:59:59Z', '2030-06-01', '2030-06-01'],
  ['a summer evening at 20:00', '2030-06-01T18:00:00Z', '2030-06-01', '2030-06-02'],
  ['a winter evening at 19:59:59', '2030-01-15T18:59:59Z', '2030-01-15', '2030-01-15'],
  ['a winter evening at 20:00', '2030-01-15T19:00:00Z', '2030-01-15', '2030-01-16'],
  ['the evening before the clocks go forward, 19:59', '2026-03-28T18:59:00Z', '2026-03-28', '2026-03-28'],
  ['the evening before the clocks go forward, 20:00', '2026-03-28T19:00:00Z', '2026-03-28', '2026-03-29'],
  ['the evening after they went forward, 19:59', '2026-03-29T17:59:00Z', '2026-03-29', '2026-03-29'],
  ['the evening after they went forward, 20:00', '2026-03-29T18:00:00Z', '2026-03-29', '2026-03-30'],
  ['the evening before the clocks go back, 20:00', '2026-10-24T18:00:00Z', '2026-10-24', '2026-10-25'],
  ['the evening after they went back, 19:59', '2026-10-25T18:59:00Z', '2026-10-25', '2026-10-25'],
  ['the evening after they went back, 20:00', '2026-10-25T19:00:00Z', '2026-10-25', '2026-10-26'],
  ['the hour that comes twice', '2026-10-25T00:30:00Z', '2026-10-25', '2026-10-25'],
  ['the eve of a leap day, 20:00', '2028-02-28T19:00:00Z', '2028-02-28', '2028-02-29'],
  ['a leap day, 20:00', '2028-02-29T19:00:00Z', '2028-02-29', '2028-03-01'],
  ['the last evening of the year, 19:59', '2026-12-31T18:59:59Z', '2026-12-31', '2026-12-31'],
  ['the last evening of the year, 20:00', '2026-12-31T19:00:00Z', '2026-12-31', '2027-01-01'],
  ['the year’s last second at the point of sale', '2026-12-31T22:59:59Z', '2026-12-31', '2027-01-01'],
  ['midnight at the point of sale', '2026-12-31T23:00:00Z', '2027-01-01', '2027-01-01'],
])('%s', (_, moment, today, firstDay) => {
  expect(daysAt(moment)).toMatchObject({ today, firstDay });
});

test('a stay can begin up to one year after today, whether today is closed or not', () => {
  expect(daysAt('2026-11-21T10:00:00Z').lastDay).toBe('2027-11-21');
  expect(daysAt('2026-11-21T21:00:00Z').lastDay).toBe('2027-11-21');
  expect(daysAt('2028-02-29T10:00:00Z').lastDay).toBe('2029-02-28');
});

test('every point of sale closes at 20:00 of its own zone', () => {
  for (const locale of LOCALES) {
    expect(daysAt('2030-06-01T17:59:59Z', locale).firstDay).toBe('2030-06-01');
    expect(daysAt('2030-06-01T18:00:00Z', locale).firstDay).toBe('2030-06-02');
  }
});
