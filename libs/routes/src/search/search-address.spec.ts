import type { SearchState } from './search-state.ts';
import { FLOWS, PLACE_KINDS, START } from './search-state.ts';
import { formatSearchHash, formatSearchQuery, formatSearchTwin, resultsHref } from './format-search.ts';
import { parseSearchAddress } from './parse-search.ts';
import { searchCriterias } from './search-criterias.ts';
import { dice } from '../dice.spec-kit.ts';

const EMPTY = { search: '', hash: '' };

test('an address that says nothing is a booking search for two @SEARCH-007', () => {
  expect(parseSearchAddress(EMPTY)).toEqual(START);
  expect(formatSearchHash(START)).toBe('');
  expect(formatSearchQuery(START)).toBe('?flow=booking');
});

test('any search is found again in its hash and query, and in its twin @SEARCH-006 @SEARCH-008 @SEARCH-009 @SEARCH-011 @SEARCH-013', () => {
  const roll = dice(7);
  for (let round = 0; round < 2_000; round++) {
    const state = anySearch(roll);
    expect(parseSearchAddress({ search: formatSearchQuery(state), hash: formatSearchHash(state) })).toEqual(state);
    expect(parseSearchAddress({ search: formatSearchTwin(state), hash: '' })).toEqual(state);
  }
});

test('no address is too odd to be read @SEARCH-006', () => {
  const roll = dice(11);
  const letters = '&=#?%+abcs0123456789-_.,:{}"<>é\u0000 ';
  for (let round = 0; round < 2_000; round++) {
    const junk = Array.from({ length: roll(60) }, () => letters[roll(letters.length)]).join('');
    const state = parseSearchAddress({ search: `?a=${junk}&checkin=${junk}`, hash: `#${junk}` });
    expect(parseSearchAddress({ search: formatSearchTwin(state), hash: '' })).toEqual(state);
  }
});

test.each([
  '#a=99',
  '#a=0',
  '#a=-1',
  '#a=2.5',
  '#a=0x2',
  '#a=two',
  '#c=11',
  '#b=11',
  '#checkin=2027-02-29',
  '#checkin=2027-2-1',
  '#checkout=2027-01-02',
  '#night=0',
  '#night=15',
  '#lat=91&lng=0',
  '#lat=45',
  '#lat=1e9&lng=2',
  '#sort=cheapest',
  '#sort=svPriceAsc',
  '#sort=distance',
  '#theme=<b>',
  '#city=%20',
  `#city=${'x'.repeat(121)}`,
])('%s counts as not said', (hash) => {
  expect(parseSearchAddress({ search: '', hash })).toEqual(START);
});

test('a departure on or before the arrival is dropped, the arrival stays', () => {
  expect(parseSearchAddress({ search: '', hash: '#checkin=2027-01-02&checkout=2027-01-02' })).toEqual({ ...START, checkin: '2027-01-02' });
});

test('the hash wins over its twin in the query', () => {
  expect(parseSearchAddress({ search: '?a=3&c=1&theme=39', hash: '#a=4' })).toEqual({ ...START, adults: 4, children: 1, theme: '39' });
});

test('a town in the hash is never joined with the coordinates of another in the query', () => {
  const state = parseSearchAddress({ search: '?city=Annecy&lat=45.9&lng=6.1', hash: '#city=Lyon' });
  expect(state).toEqual({ ...START, place: { kind: 'city', value: 'Lyon' } });
});

test('redirected visitors bring their dates and party in long words @SEARCH-017', () => {
  const state = parseSearchAddress({ search: '?checkin=2027-01-02&night=2&adult=3&child=1&baby=1', hash: '' });
  expect(formatSearchHash(state)).toBe('#a=3&c=1&b=1&s=1&checkin=2027-01-02&night=2');
});

test('the single room follows from the party, whatever the address says @SEARCH-147', () => {
  expect(formatSearchHash(parseSearchAddress({ search: '', hash: '#s=1' }))).toBe('');
  expect(formatSearchHash({ ...START, babies: 1 })).toBe('#b=1&s=1');
});

test('page and from live in the query, the page counted from 0 and left out for the first @SEARCH-013 @SEARCH-118', () => {
  expect(formatSearchQuery({ ...START, page: 2, from: 'searchbar' })).toBe('?flow=booking&page=2&from=searchbar');
  expect(formatSearchQuery({ ...START, flow: 'hotel', page: 0 })).toBe('?flow=hotel');
});

test('a link to the results can be rendered by the server', () => {
  expect(resultsHref('nl_BE', { ...START, place: { kind: 'city', value: 'De Panne' } })).toBe('/verblijven?flow=booking&city=De+Panne');
});

test('the call gets place, dates and party under their own names', () => {
  const state: SearchState = {
    ...START,
    children: 1,
    place: { kind: 'region', value: 'Bretagne' },
    lat: 48,
    lng: 0,
    checkin: '2027-01-02',
    checkout: '2027-01-04',
  };
  expect(searchCriterias(state)).toEqual({
    adult: 2,
    child: 1,
    baby: 0,
    region: 'Bretagne',
    lat: 48,
    lng: 0,
    checkin: '2027-01-02',
    checkout: '2027-01-04',
  });
});

test('a gift is searched for two adults and without dates @SEARCH-019', () => {
  expect(searchCriterias({ ...START, flow: 'gifting', adults: 5, babies: 1, checkin: '2027-01-02' })).toEqual({
    adult: 2,
    child: 0,
    baby: 0,
  });
});

function anySearch(roll: (sides: number) => number): SearchState {
  const isLocated = roll(2) === 0;
  const days = roll(3);
  return {
    flow: FLOWS[roll(FLOWS.length)] ?? 'booking',
    adults: 1 + roll(20),
    children: roll(11),
    babies: roll(11),
    ...(days > 0 && { checkin: `2027-0${1 + roll(9)}-1${roll(10)}` }),
    ...(days > 1 && { checkout: `2027-1${roll(3)}-2${roll(10) % 9}` }),
    ...(days < 2 && roll(2) && { night: 1 + roll(14) }),
    ...(roll(2) && { place: { kind: PLACE_KINDS[roll(PLACE_KINDS.length)] ?? 'city', value: `L'Île & Üb #${roll(99)}+50%=?` } }),
    ...(isLocated && { lat: (roll(180_000_001) - 90_000_000) / 1e6, lng: (roll(360_000_001) - 180_000_000) / 1e6 }),
    ...(roll(2) && { theme: String(roll(99)) }),
    sort: isLocated && roll(2) ? 'distance' : 'priceQuality',
    page: roll(1_001),
    ...(roll(2) && { from: 'searchbar' }),
  };
}
