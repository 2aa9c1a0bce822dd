import { filterKeysOf } from '@shop/domain';
import { START, type SearchState } from '@shop/routes';
import { facetsQueryOf } from './facets-question.ts';
import { activitiesBody, fallbackBody, keepFutureDates, offersBody } from './search-question.ts';

const site = { locale: 'fr_FR', today: '2027-03-05', todayIsClosed: false } as const;
const annecy: SearchState = {
  ...START,
  place: { kind: 'city', value: 'Annecy' },
  lat: 45.9,
  lng: 6.1,
  checkin: '2027-03-06',
  checkout: '2027-03-07',
};

test('a search asks for 24 results of its page, in its order and locale', () => {
  expect(offersBody({ ...annecy, page: 2, sort: 'priceAsc' }, site)).toEqual({
    searchCriterias: {
      adult: 2,
      child: 0,
      baby: 0,
      checkin: '2027-03-06',
      checkout: '2027-03-07',
      night: 1,
      lat: 45.9,
      lng: 6.1,
      city: 'Annecy',
    },
    orderBy: 'priceAsc',
    locale: 'fr_FR',
    page: 2,
    limit: 24,
    searchProvider: 'msite',
  });
});

test('an arrival of yesterday is dropped, one of today is kept @SEARCH-102', () => {
  expect(keepFutureDates({ ...annecy, checkin: '2027-03-04', checkout: '2027-03-06', flexibleDays: 2 }, site)).toMatchObject({
    flexibleDays: undefined,
    checkin: undefined,
    checkout: undefined,
  });
  expect(keepFutureDates({ ...annecy, checkin: '2027-03-05' }, site).checkin).toBe('2027-03-05');
});

test('from 20:00 an arrival today is dropped as well', () => {
  expect(keepFutureDates({ ...annecy, checkin: '2027-03-05' }, { ...site, todayIsClosed: true }).checkin).toBeUndefined();
});

test('an arrival a year ahead is kept, one of the day after is dropped: a shared link of it shows stays of any day @SEARCH-140', () => {
  const stored = (checkin: string) => keepFutureDates({ ...annecy, checkin, checkout: '2028-04-01' }, site);
  expect(stored('2028-03-04')).toMatchObject({ checkin: '2028-03-04', checkout: '2028-04-01' });
  expect(stored('2028-03-05')).toMatchObject({ checkin: undefined, checkout: undefined });
});

test('there are four searches: stays with dates, gifts without, activities, and the rooms of one hotel up to twenty @SEARCH-001', () => {
  const { checkin, checkout } = annecy;
  expect(offersBody(annecy, site).searchCriterias).toMatchObject({ checkin, checkout });
  const gifts = offersBody({ ...annecy, flow: 'gifting' }, site);
  expect(gifts.performGiftableSearch).toBe(true);
  expect(gifts.searchCriterias).not.toHaveProperty('checkin');
  expect(activitiesBody({ ...annecy, flow: 'activity' }, site).searchCriterias).not.toHaveProperty('checkin');
  const rooms = offersBody({ ...START, flow: 'hotel', place: { kind: 'hotel', value: '3' } }, site);
  expect(rooms).toMatchObject({ type: 'hotel', numberOfPackagesPerHotel: 20, searchCriterias: { hotel: '3' } });
});

test('filters are lists of words, stars, a score, cents and kilometres; activities are sent as tags @SEARCH-086', () => {
  const filters = {
    ...{ hotelTypes: ['castle'], hotelEnvironments: ['lake'], hotelStyles: ['design'], facilities: ['spa'], activities: ['7', '9'] },
    ...{ stars: [4, 5], score: 8, price: { min: 5_000, max: 20_000 }, distance: { max: 30 } },
  };
  expect(offersBody({ ...annecy, filters }, site).searchCriterias).toMatchObject({
    ...{ hotelType: 'castle', hotelEnvironment: 'lake', hotelStyle: 'design', facilities: 'spa', tags: '7,9', stars: '4,5' },
    ...{ minHotelReviewScore: 8, priceMin: 5_000, priceMax: 20_000, distanceMax: 30 },
  });
  expect(Object.keys(filters).toSorted()).toEqual([...filterKeysOf('booking')].toSorted());
});

test('suggestions are three, and without the texts of a page @SEARCH-121', () => {
  expect(fallbackBody({ ...annecy, page: 4 }, site)).toMatchObject({ fallback: 'proximity', limit: 3, page: 0, fetchPageModel: false });
  expect(fallbackBody(annecy, site)).toMatchObject({ expandedRadius: 30, searchCriterias: { distanceMin: 0, distanceMax: 30 } });
  const near = { ...annecy, filters: { ...START.filters, distance: { min: 50 } } };
  expect(fallbackBody(near, site).searchCriterias).not.toHaveProperty('distanceMax');
});

test('activities are searched twenty a centre', () => {
  expect(activitiesBody({ ...annecy, flow: 'activity', page: 1 }, site)).toEqual({
    searchCriterias: { adult: 2, city: 'Annecy', lat: 45.9, lng: 6.1, distanceMin: 0, distanceMax: 30 },
    locale: 'fr_FR',
    orderBy: 'priceQuality',
    page: 1,
    limit: 24,
    numberOfPackagesPerHotel: 20,
  });
});

test('the filters are counted for the same search', () => {
  expect(facetsQueryOf(annecy, site)).toMatchObject({ city: 'Annecy', checkin: '2027-03-06', locale: 'fr_FR', withActivities: true });
});
