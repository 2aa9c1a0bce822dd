import { formatSavedDates, parseSavedDates } from './search-draft-saved.ts';

const dates = { checkin: '2027-03-06', checkout: '2027-03-08' };

test('saved dates are found again @SEARCH-102', () => {
  expect(parseSavedDates(formatSavedDates(dates))).toEqual(dates);
  expect(formatSavedDates({})).toBeNull();
  expect(formatSavedDates({ checkin: '2027-03-06' })).toBeNull();
});

test.each([
  null,
  '',
  '2027-03-06',
  '2027-03-08 2027-03-06',
  '2027-03-06 2027-03-06',
  '2027-02-29 2027-03-06',
  'a b',
  '2027-03-06 2027-03-08 x',
])('a spoilt storage (%j) reads as no dates', (stored) => {
  expect(parseSavedDates(stored)).toEqual({});
});
