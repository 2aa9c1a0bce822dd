import { DEFAULT_PARTY } from '../party/party.ts';
import { formatSavedDates, formatSavedParty, parseSavedDates, parseSavedParty } from './last-search.ts';

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

test('the party of the last search is found again; a spoilt one reads as two adults', () => {
  const family = { adults: 4, children: 2, babies: 1 };
  expect(parseSavedParty(formatSavedParty(family))).toEqual(family);
  for (const stored of [null, '', '2', '0 0 0', '2 -1 0', '99 0 0', 'a b c', '2 1.5 0'])
    expect(parseSavedParty(stored)).toEqual(DEFAULT_PARTY);
});
