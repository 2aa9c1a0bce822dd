import type { PointOfSale } from '@shop/contracts';
import { clockOf } from './clock.ts';

test.each<[string, PointOfSale, string, string, boolean]>([
  ['19:59 in Paris in winter', 'FR', '2026-11-21T18:59:59Z', '2026-11-21', false],
  ['20:00 in Paris in winter', 'FR', '2026-11-21T19:00:00Z', '2026-11-21', true],
  ['19:59 in Madrid in summer', 'ES', '2027-07-01T17:59:00Z', '2027-07-01', false],
  ['20:00 in Madrid in summer', 'ES', '2027-07-01T18:00:00Z', '2027-07-01', true],
  ['midnight after the last evening of the year', 'NL', '2026-12-31T23:00:00Z', '2027-01-01', false],
  ['the last minute of the year', 'BE', '2026-12-31T22:59:00Z', '2026-12-31', true],
  ['20:00 on the day that summer time begins', 'IT', '2027-03-28T18:00:00Z', '2027-03-28', true],
  ['19:59 on the day that winter time begins', 'IT', '2027-10-31T18:59:00Z', '2027-10-31', false],
  ['20:00 on a leap day', 'FR', '2028-02-29T19:00:00Z', '2028-02-29', true],
])('at %s @SEARCH-128', (_, pointOfSale, now, today, todayIsClosed) => {
  expect(clockOf(pointOfSale, new Date(now))).toMatchObject({ today, todayIsClosed });
});
