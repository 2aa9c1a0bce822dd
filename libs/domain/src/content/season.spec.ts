import { isInSeason } from './season.ts';

describe('the days of a season', () => {
  test.each([
    ['2026-03-19', false],
    ['2026-03-20', true],
    ['2026-06-20', true],
    ['2026-06-21', false],
  ])('spring: %s is in it: %s', (day, inside) => {
    expect(isInSeason({ from: '03-20', until: '06-20' }, day)).toBe(inside);
  });

  test.each([
    ['2026-11-30', false],
    ['2026-12-01', true],
    ['2027-01-06', true],
    ['2027-01-07', false],
  ])('Christmas crosses the year’s end: %s is in it: %s', (day, inside) => {
    expect(isInSeason({ from: '12-01', until: '01-06' }, day)).toBe(inside);
  });
});
