import { ActivityCriterias, SearchCriterias } from '@shop/contracts';
import { draws, fc } from '@shop/testing/draw';
import { Value } from 'typebox/value';
import { anySearch, anyText } from './any-search.test-utils.ts';
import { formatSearchHash, formatSearchQuery, formatSearchMirror, resultsHref } from './format-search.ts';
import { parseSearchAddress } from './parse-search.ts';
import { activityCriterias, searchCriterias } from './search-criterias.ts';
import { START } from './search-state.ts';

const EMPTY = { search: '', hash: '' };

test('an address that says nothing is a booking search for two @SEARCH-007', () => {
  expect(parseSearchAddress(EMPTY)).toEqual(START);
  expect(formatSearchHash(START)).toBe('');
  expect(formatSearchQuery(START)).toBe('?flow=booking');
});

test('any search is found again in its hash and query, and in its mirror @SEARCH-006 @SEARCH-008 @SEARCH-009 @SEARCH-010 @SEARCH-011 @SEARCH-012 @SEARCH-013', () => {
  fc.assert(
    fc.property(anySearch, (state) => {
      expect(parseSearchAddress({ search: formatSearchQuery(state), hash: formatSearchHash(state) })).toEqual(state);
      expect(parseSearchAddress({ search: formatSearchMirror(state), hash: '' })).toEqual(state);
    }),
    { numRuns: draws(1_000) },
  );
});

test('no address is too odd to be read, and what is read of it can be written and asked @SEARCH-006', () => {
  fc.assert(
    fc.property(anyText, anyText, (query, hash) => {
      const state = parseSearchAddress({ search: `?${query}`, hash: `#${hash}` });
      expect(parseSearchAddress({ search: formatSearchMirror(state), hash: '' })).toEqual(state);
      expect(Value.Check(SearchCriterias, searchCriterias(state))).toBe(true);
      expect(Value.Check(ActivityCriterias, activityCriterias(state))).toBe(true);
    }),
    { numRuns: draws(1_000) },
  );
});

test.each(['city', 'hotel', 'region', 'country'])('a %s that holds a control character is left out', (kind) => {
  for (const text of ['%00a', 'a%00', '%1b', 'a%0ab']) {
    expect(parseSearchAddress({ search: `?flow=booking&${kind}=${text}`, hash: '' }).place).toBeUndefined();
    expect(parseSearchAddress({ search: '', hash: `#${kind}=${text}` }).place).toBeUndefined();
  }
  expect(parseSearchAddress({ search: `?${kind}=%E2%80%AAAnnecy%E2%80%AC`, hash: '' }).place).toEqual({ kind, value: 'Annecy' });
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
  '#flexibleDays=2',
  '#lat=91&lng=0',
  '#lat=45',
  '#lat=1e9&lng=2',
  '#sort=cheapest',
  '#sort=svPriceAsc',
  '#sort=distance',
  '#theme=<b>',
  '#tags=<b>',
  '#stars=6',
  '#hotelScore=11',
  '#priceMin=900',
  '#priceMax=25000',
  '#distanceMax=301',
  '#giftFormat=EBOX',
  '#giftNights=0',
  '#city=%20',
  `#city=${'x'.repeat(121)}`,
])('%s counts as not said', (hash) => {
  expect(parseSearchAddress({ search: '', hash })).toEqual(START);
});

test('a departure on or before the arrival is dropped, the arrival stays', () => {
  expect(parseSearchAddress({ search: '', hash: '#checkin=2027-01-02&checkout=2027-01-02' })).toEqual({ ...START, checkin: '2027-01-02' });
});

test('the hash wins over its mirror in the query', () => {
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

test('a length beside a departure stays in the hash where both say the same, else the departure counts @SEARCH-011 @SEARCH-017', () => {
  const read = (night: number) =>
    formatSearchHash(parseSearchAddress({ search: `?checkin=2027-01-02&checkout=2027-01-04&night=${night}`, hash: '' }));
  expect(read(2)).toBe('#checkin=2027-01-02&checkout=2027-01-04&night=2');
  expect(read(3)).toBe('#checkin=2027-01-02&checkout=2027-01-04');
});

test.each(['0', '3', '-1', '1.5', '02', 'two', ''])('flexible dates of "%s" days are exact', (days) => {
  const hash = `#checkin=2027-01-02&flexibleDays=${days}`;
  expect(parseSearchAddress({ search: '', hash })).toEqual({ ...START, checkin: '2027-01-02' });
});

test('flexible dates are those of the arrival beside them', () => {
  expect(formatSearchHash(parseSearchAddress({ search: '?checkin=2027-01-02&flexibleDays=2', hash: '' }))).toBe(
    '#checkin=2027-01-02&flexibleDays=2',
  );
  const state = parseSearchAddress({ search: '?checkin=2027-01-02&flexibleDays=2', hash: '#checkin=2027-03-06' });
  expect(state).toEqual({ ...START, checkin: '2027-03-06' });
});

test('a distance needs a place, and one beyond the slider is its end @SEARCH-092', () => {
  const distanceOf = (hash: string) => parseSearchAddress({ search: '', hash }).filters.distance;
  expect(distanceOf('#distanceMax=50')).toEqual({});
  expect(distanceOf('#lat=45.9&lng=6.1&distanceMax=99999')).toEqual({ max: 300 });
  expect(distanceOf('#city=Annecy&lat=45.9&lng=6.1&distanceMax=30')).toEqual({ max: 30 });
  expect(distanceOf('#region=Bretagne&lat=48.2&lng=-2.9&distanceMax=30')).toEqual({});
  expect(distanceOf('#lat=45.9&lng=6.1&distanceMin=400&distanceMax=50')).toEqual({ min: 50, max: 300 });
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

test('a range written backwards is turned round', () => {
  expect(parseSearchAddress({ search: '', hash: '#priceMin=20000&priceMax=10000' }).filters.price).toEqual({ min: 10_000, max: 20_000 });
});

test('the path of activities is a search of activities, whatever the query leaves out @SEARCH-005', () => {
  expect(parseSearchAddress(EMPTY, 'activity').flow).toBe('activity');
  expect(parseSearchAddress({ search: '?flow=hotel', hash: '' }, 'activity').flow).toBe('hotel');
  expect(resultsHref('fr_FR', { ...START, flow: 'activity' })).toBe('/activites?flow=activity');
});
