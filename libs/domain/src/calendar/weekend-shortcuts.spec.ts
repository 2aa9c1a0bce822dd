import type { HolidayCountry } from './public-holidays.ts';
import { dateShortcuts } from './weekend-shortcuts.ts';

const weekends = (...requested: Parameters<typeof shown>) => shown(...requested).filter((one) => one.includes('Weekend'));
const shown = (today: string, over: { todayIsClosed?: boolean; country?: HolidayCountry } = {}) =>
  dateShortcuts({ today, todayIsClosed: false, country: 'FR', ...over }).map(
    ({ name, checkin, checkout }) => `${name} ${checkin} ${checkout}`,
  );

test('on a working day this weekend and the next one are offered, from Saturday to Sunday @SEARCH-142', () => {
  expect(weekends('2026-11-18')).toEqual(['thisWeekend 2026-11-21 2026-11-22', 'nextWeekend 2026-11-28 2026-11-29']);
});

test('on Saturday this weekend begins today, until today is closed @SEARCH-142', () => {
  expect(weekends('2026-11-21')).toEqual(['thisWeekend 2026-11-21 2026-11-22', 'nextWeekend 2026-11-28 2026-11-29']);
  expect(weekends('2026-11-21', { todayIsClosed: true })).toEqual(['nextWeekend 2026-11-28 2026-11-29']);
});

test('on Sunday the current weekend is hidden @SEARCH-142', () => {
  expect(weekends('2026-11-22')).toEqual(['nextWeekend 2026-11-28 2026-11-29']);
});

test('a weekend may lie across the year’s end', () => {
  expect(weekends('2027-12-31')).toEqual(['thisWeekend 2028-01-01 2028-01-02', 'nextWeekend 2028-01-08 2028-01-09']);
});

test('the holidays of 2024 were offered in their year, in Spain the bridge of May alone @SEARCH-142', () => {
  const holidays = (country: 'FR' | 'ES') => shown('2024-04-30', { country }).slice(2);
  expect(holidays('FR')).toEqual(['mayDay 2024-05-01 2024-05-05', 'ascension 2024-05-08 2024-05-12', 'pentecost 2024-05-17 2024-05-19']);
  expect(holidays('ES')).toEqual(['mayDay 2024-05-01 2024-05-05']);
  expect(shown('2024-05-18').filter((one) => one.startsWith('pentecost'))).toEqual([]);
});

test('after them come the country’s own next long weekends, three at most and within half a year', () => {
  const holidays = (country: HolidayCountry) => shown('2026-11-18', { country }).slice(2);
  expect(holidays('FR')).toEqual(['christmas 2026-12-24 2026-12-27', 'newYear 2026-12-31 2027-01-03', 'easter 2027-03-26 2027-03-29']);
  expect(holidays('ES')[0]).toBe('december 2026-12-04 2026-12-08');
  expect(shown('2026-06-10', { country: 'NL' }).slice(2)).toEqual([]);
});

test('a long weekend that begins today is offered until today is closed', () => {
  const ascension = (todayIsClosed: boolean) => shown('2027-05-05', { todayIsClosed }).some((one) => one.startsWith('ascension'));
  expect([ascension(false), ascension(true)]).toEqual([true, false]);
});
