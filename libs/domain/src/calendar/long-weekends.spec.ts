import { longWeekends } from './long-weekends.ts';
import type { HolidayCountry } from './public-holidays.ts';

const written = (country: HolidayCountry, year: number) =>
  longWeekends(country, year).map(({ name, checkin, checkout }) => `${name} ${checkin.slice(5)} ${checkout.slice(5)}`);

test('France bridges the Friday after Ascension and the Monday before a Tuesday', () => {
  expect(written('FR', 2026)).toEqual([
    'newYear 12-31 01-04',
    'easter 04-03 04-06',
    'mayDay 04-30 05-03',
    'victory 05-07 05-10',
    'ascension 05-13 05-17',
    'pentecost 05-22 05-25',
    'nationalDay 07-10 07-14',
    'christmas 12-24 12-27',
  ]);
});

test('a holiday on a Wednesday or at the weekend makes none', () => {
  // 2027: 14 July is a Wednesday, 1 and 8 May are Saturdays, 15 August is a Sunday.
  expect(written('FR', 2027)).toEqual([
    'newYear 12-31 01-03',
    'easter 03-26 03-29',
    'ascension 05-05 05-09',
    'pentecost 05-14 05-17',
    'allSaints 10-29 11-01',
    'armistice 11-10 11-14',
  ]);
});

test('Spain has Good Friday and the bridge of December, and no Ascension', () => {
  expect(written('ES', 2026)).toEqual([
    'newYear 12-31 01-04',
    'easter 04-02 04-05',
    'mayDay 04-30 05-03',
    'hispanicDay 10-09 10-12',
    'december 12-04 12-08',
    'christmas 12-24 12-27',
  ]);
});

test('Belgium has its national day, the Netherlands the king’s, and neither that of the other', () => {
  expect(written('BE', 2026).filter((one) => /nationalDay|kingsDay|mayDay/.test(one))).toEqual([
    'mayDay 04-30 05-03',
    'nationalDay 07-17 07-21',
  ]);
  expect(written('NL', 2026).filter((one) => /nationalDay|kingsDay|mayDay/.test(one))).toEqual(['kingsDay 04-24 04-27']);
});

test('Italy has the Republic, Saint Francis and the Immaculate Conception, and no Whit Monday', () => {
  expect(written('IT', 2027)).toEqual(['newYear 12-31 01-03', 'easter 03-26 03-29', 'saintFrancis 10-01 10-04', 'allSaints 10-29 11-01']);
  expect(written('IT', 2026)).toEqual(expect.arrayContaining(['republic 05-29 06-02', 'december 12-04 12-08']));
  expect(written('IT', 2026).join()).not.toContain('pentecost');
});

test('two days of one feast are one long weekend, and of two feasts that overlap one is offered', () => {
  expect(written('NL', 2028).at(-1)).toBe('christmas 12-22 12-26');
  expect(written('IT', 2026).slice(0, 2)).toEqual(['newYear 12-31 01-04', 'easter 04-03 04-06']);
});
