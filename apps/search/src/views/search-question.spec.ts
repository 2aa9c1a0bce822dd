import { formatSearchHash, formatSearchQuery, START, type SearchState } from '@shop/routes';
import { keepFutureDates, offersBody, sortedBy, withoutFilters } from './search-question.ts';

const visit = { locale: 'fr_FR', today: '2027-03-05', todayIsClosed: false } as const;
const annecy: SearchState = {
  ...START,
  place: { kind: 'city', value: 'Annecy' },
  lat: 45.9,
  lng: 6.1,
  checkin: '2027-03-06',
  checkout: '2027-03-07',
};

test('a search asks for 24 results of its page, in its order and locale', () => {
  expect(offersBody({ ...annecy, page: 2, sort: 'priceAsc' }, visit)).toEqual({
    searchCriterias: { adult: 2, child: 0, baby: 0, checkin: '2027-03-06', checkout: '2027-03-07', lat: 45.9, lng: 6.1, city: 'Annecy' },
    orderBy: 'priceAsc',
    locale: 'fr_FR',
    page: 2,
    limit: 24,
  });
});

test('an arrival of yesterday is dropped, one of today is kept @SEARCH-102', () => {
  expect(keepFutureDates({ ...annecy, checkin: '2027-03-04', checkout: '2027-03-06' }, visit)).toMatchObject({
    checkin: undefined,
    checkout: undefined,
  });
  expect(keepFutureDates({ ...annecy, checkin: '2027-03-05' }, visit).checkin).toBe('2027-03-05');
});

test('from 20:00 an arrival today is dropped as well', () => {
  expect(keepFutureDates({ ...annecy, checkin: '2027-03-05' }, { ...visit, todayIsClosed: true }).checkin).toBeUndefined();
});

test('another order drops the page and comes from the search bar @SEARCH-014', () => {
  expect(formatSearchQuery(sortedBy({ ...annecy, page: 3 }, 'popularity'))).toBe('?flow=booking&from=searchbar');
});

test('removing all filters keeps place, dates and party', () => {
  const { theme, ...kept } = withoutFilters({ ...annecy, adults: 3, theme: '39', page: 4 });
  expect(theme).toBeUndefined();
  expect(formatSearchHash(kept)).toBe(formatSearchHash({ ...annecy, adults: 3 }));
  expect(kept.page).toBe(0);
});
