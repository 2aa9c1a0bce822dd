import { NO_FILTERS } from '@shop/domain';
import { formatSearchHash } from './format-search.ts';
import { activityCriterias, searchCriterias } from './search-criterias.ts';
import { START, type SearchState } from './search-state.ts';

test('the call gets place, dates and party under their own names', () => {
  const state: SearchState = {
    ...START,
    children: 1,
    place: { kind: 'region', value: 'Bretagne' },
    lat: 48,
    lng: 0,
    checkin: '2027-01-02',
    checkout: '2027-01-04',
    flexibleDays: 2,
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
    night: 2,
    flexibleDays: 2,
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

test('activities of a town are searched 30 km around it, those of an area in the area @SEARCH-122', () => {
  const annecy = { ...START, flow: 'activity', lat: 45.9, lng: 6.1 } as const;
  expect(activityCriterias({ ...annecy, place: { kind: 'city', value: 'Annecy' } })).toMatchObject({ distanceMin: 0, distanceMax: 30 });
  expect(activityCriterias({ ...annecy, place: { kind: 'region', value: 'Savoie' } })).not.toHaveProperty('distanceMax');
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
