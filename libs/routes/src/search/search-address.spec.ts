import { ActivityCriterias, SearchCriterias } from '@shop/contracts';
import { addDays, filtersOf, NO_FILTERS, sortOptions } from '@shop/domain';
import fc from 'fast-check';
import { Value } from 'typebox/value';
import type { SearchState } from './search-state.ts';
import { FLOWS, PLACE_KINDS, START } from './search-state.ts';
import { formatSearchHash, formatSearchQuery, formatSearchTwin, resultsHref } from './format-search.ts';
import { parseSearchAddress } from './parse-search.ts';
import { activityCriterias, searchCriterias } from './search-criterias.ts';

const EMPTY = { search: '', hash: '' };

test('an address that says nothing is a booking search for two @SEARCH-007', () => {
  expect(parseSearchAddress(EMPTY)).toEqual(START);
  expect(formatSearchHash(START)).toBe('');
  expect(formatSearchQuery(START)).toBe('?flow=booking');
});

test('any search is found again in its hash and query, and in its twin @SEARCH-006 @SEARCH-008 @SEARCH-009 @SEARCH-010 @SEARCH-011 @SEARCH-012 @SEARCH-013', () => {
  fc.assert(
    fc.property(anySearch, (state) => {
      expect(parseSearchAddress({ search: formatSearchQuery(state), hash: formatSearchHash(state) })).toEqual(state);
      expect(parseSearchAddress({ search: formatSearchTwin(state), hash: '' })).toEqual(state);
    }),
    { numRuns: 1_000 },
  );
});

test('no address is too odd to be read, and what is read of it can be written and asked @SEARCH-006', () => {
  fc.assert(
    fc.property(anyText, anyText, (query, hash) => {
      const state = parseSearchAddress({ search: `?${query}`, hash: `#${hash}` });
      expect(parseSearchAddress({ search: formatSearchTwin(state), hash: '' })).toEqual(state);
      expect(Value.Check(SearchCriterias, searchCriterias(state))).toBe(true);
      expect(Value.Check(ActivityCriterias, activityCriterias(state))).toBe(true);
    }),
    { numRuns: 1_000 },
  );
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
    s: 1,
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

test('every filter has its key in the hash @SEARCH-010', () => {
  const filters = {
    ...NO_FILTERS,
    hotelTypes: ['castle', 'inn'],
    hotelEnvironments: ['sea'],
    hotelStyles: ['charm'],
    facilities: ['spa'],
    activities: ['kayak'],
    stars: [3, 4],
    score: 8.5,
    price: { min: 1_000, max: 20_000 },
    distance: { max: 30 },
  };
  expect(Object.fromEntries(new URLSearchParams(formatSearchHash({ ...START, filters }).slice(1)))).toEqual({
    hotelTypes: 'castle,inn',
    hotelEnvironments: 'sea',
    hotelStyles: 'charm',
    facilities: 'spa',
    tags: 'kayak',
    stars: '3,4',
    hotelScore: '8.5',
    priceMin: '1000',
    priceMax: '20000',
    distanceMax: '30',
  });
});

test('a range written backwards is turned round', () => {
  expect(parseSearchAddress({ search: '', hash: '#priceMin=20000&priceMax=10000' }).filters.price).toEqual({ min: 10_000, max: 20_000 });
});

const filtered = (filters: Partial<SearchState['filters']>, state: Partial<SearchState> = {}) =>
  searchCriterias({ ...START, ...state, filters: { ...NO_FILTERS, ...filters } });

test('pets are sent as a switch of their own and leave the list of facilities @SEARCH-093', () => {
  expect(filtered({ facilities: ['spa', 'pets', 'pool'] })).toMatchObject({ facilities: 'spa,pool', petsAllowed: true });
  expect(filtered({ facilities: ['pets'] })).not.toHaveProperty('facilities');
});

test('a distance is sent only around a known point @SEARCH-094', () => {
  expect(filtered({ distance: { max: 50 } })).not.toHaveProperty('distanceMax');
  expect(filtered({ distance: { max: 50 } }, { lat: 45, lng: 6 })).toMatchObject({ distanceMax: 50 });
});

test('the prices of gifts have names of their own', () => {
  expect(filtered({ price: { min: 5_000, max: 20_000 } }, { flow: 'gifting' })).toMatchObject({
    singleVoucherPriceMin: 5_000,
    singleVoucherPriceMax: 20_000,
  });
});

test('a search of activities sends place, theme, adults, tags and prices per person alone', () => {
  const filters = { ...NO_FILTERS, activities: ['kayak'], facilities: ['spa'], price: { min: 500 }, distance: { max: 9 } };
  expect(activityCriterias({ ...START, flow: 'activity', lat: 45, lng: 6, theme: '12', filters })).toEqual({
    adult: 2,
    lat: 45,
    lng: 6,
    theme: '12',
    tags: 'kayak',
    priceMin: 500,
  });
});

test('the path of activities is a search of activities, whatever the query leaves out @SEARCH-005', () => {
  expect(parseSearchAddress(EMPTY, 'activity').flow).toBe('activity');
  expect(parseSearchAddress({ search: '?flow=hotel', hash: '' }, 'activity').flow).toBe('hotel');
  expect(resultsHref('fr_FR', { ...START, flow: 'activity' })).toBe('/activites?flow=activity');
});

const ids = fc.uniqueArray(fc.stringMatching(/^[a-z][\w-]{0,12}$/), { maxLength: 5 });
const coordinate = (limit: number) => fc.integer({ min: -limit * 1e6, max: limit * 1e6 }).map((micro) => micro / 1e6 + 0);
const range = (min: number, max: number) =>
  fc
    .tuple(fc.integer({ min, max }), fc.integer({ min, max }), fc.nat(3))
    .map(([a, b, ends]) => ({ ...(ends & 1 && { min: Math.min(a, b) }), ...(ends & 2 && { max: Math.max(a, b) }) }));
const day = fc.integer({ min: 0, max: 700 }).map((days) => addDays('2027-01-01', days));

/** Searches as the page makes them: nothing in them that their flow does not know. */
const anySearch: fc.Arbitrary<SearchState> = fc
  .record({
    flow: fc.constantFrom(...FLOWS),
    party: fc.record({ adults: fc.integer({ min: 1, max: 20 }), children: fc.nat(10), babies: fc.nat(10) }),
    dates: fc.oneof(
      fc.constant({}),
      day.map((checkin) => ({ checkin })),
      fc.tuple(day, fc.integer({ min: 1, max: 20 })).map(([checkin, nights]) => ({ checkin, checkout: addDays(checkin, nights) })),
      fc.tuple(day, fc.integer({ min: 1, max: 14 })).map(([checkin, night]) => ({ checkin, night })),
    ),
    place: fc.option(
      fc.record({ kind: fc.constantFrom(...PLACE_KINDS), value: fc.nat(99).map((number) => `L'Île & Üb #${number}+50%=?`) }),
      { nil: undefined },
    ),
    point: fc.option(fc.record({ lat: coordinate(90), lng: coordinate(180) }), { nil: undefined }),
    theme: fc.option(fc.nat(99).map(String), { nil: undefined }),
    filters: fc.record({
      hotelTypes: ids,
      hotelEnvironments: ids,
      hotelStyles: ids,
      facilities: ids,
      activities: ids,
      stars: fc.uniqueArray(fc.nat(5)),
      price: range(1_000, 24_900),
      distance: range(0, 300),
    }),
    score: fc.option(fc.constantFrom(7, 8, 8.5, 9, 9.5), { nil: undefined }),
    gift: fc.record(
      {
        giftNights: fc.integer({ min: 1, max: 14 }),
        giftFormat: fc.constantFrom('digital' as const, 'physical' as const),
        giftAdults: fc.constant(2),
      },
      { requiredKeys: [] },
    ),
    sort: fc.nat(9),
    page: fc.nat(1_000),
    isFromBar: fc.boolean(),
  })
  .map(({ flow, party, dates, place, point, theme, filters, score, gift, sort, page, isFromBar }) => {
    const sorts = sortOptions(flow, point !== undefined);
    return {
      flow,
      ...party,
      ...dates,
      ...(place && { place }),
      ...point,
      ...(theme && { theme }),
      filters: filtersOf({ ...filters, ...(score !== undefined && { score }) }, flow),
      ...gift,
      sort: sorts[sort % sorts.length] ?? 'priceQuality',
      page,
      ...(isFromBar && { from: 'searchbar' }),
    };
  });

/** Junk, and junk under the search's own keys. */
const anyKey = fc.constantFrom(
  ...['a', 'c', 'b', 's', 'flow', 'page', 'from', 'checkin', 'checkout', 'night', 'theme', 'sort', 'lat', 'lng', 'tags', 'stars'],
  ...['hotelTypes', 'hotelScore', 'priceMin', 'priceMax', 'distanceMin', 'distanceMax', 'facilities', 'giftNights', 'giftFormat'],
  ...PLACE_KINDS,
);
const anyValue = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.integer().map(String),
  fc.double().map(String),
  fc.constantFrom(
    'activity',
    'gifting',
    '2027-02-29',
    '2027-03-01',
    '-0',
    '1e9',
    '%',
    '%E0%A4%A',
    '0x2',
    'spa,pool',
    ',,,',
    'a'.repeat(500),
  ),
);
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.tuple(anyKey, anyValue), { maxLength: 8 }).map((pairs) => pairs.map(([key, value]) => `${key}=${value}`).join('&')),
);
