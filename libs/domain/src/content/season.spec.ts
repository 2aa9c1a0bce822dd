import { isInSeason, nightsUntilInSeason } from './season.ts';

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

describe('the nights that a stay needs for its activities', () => {
  const SKI = { from: '12-01', until: '04-15' };
  const BOAT = { from: '04-10', until: '10-31' };

  test.each([
    ['none without a season', [], '2026-08-01', 0],
    ['none in the season', [SKI], '2026-12-01', 0],
    ['none on its last day', [SKI], '2027-04-15', 0],
    ['one on its eve: the day of departure is a day of the stay', [SKI], '2026-11-30', 1],
    ['fourteen two weeks before it', [SKI], '2026-11-17', 14],
    ['more than a stay can have before that, and after it', [SKI], '2026-11-16', 15],
    ['the most that one of several needs', [SKI, BOAT], '2027-04-07', 3],
    ['more than a stay can have where no stay holds them both', [SKI, BOAT], '2027-08-01', 15],
  ])('are %s', (_, seasons, checkin, nights) => {
    expect(nightsUntilInSeason(seasons, checkin as '2026-08-01', 14)).toBe(nights);
  });
});
