import { NO_FILTERS } from '@shop/domain';
import { changedFlow, filteredBy, sortedBy, whereAndWhenOf, withoutFilters } from './change-search.ts';
import { formatSearchHash, formatSearchQuery } from './format-search.ts';
import { START, type SearchState } from './search-state.ts';

const annecy: SearchState = {
  ...START,
  place: { kind: 'city', value: 'Annecy' },
  lat: 45.9,
  lng: 6.1,
  checkin: '2027-03-06',
  checkout: '2027-03-07',
};

test('another order or filter drops the page and comes from the search bar @SEARCH-014', () => {
  expect(formatSearchQuery(sortedBy({ ...annecy, page: 3 }, 'popularity'))).toBe('?flow=booking&from=searchbar');
  expect(formatSearchQuery(filteredBy({ ...annecy, page: 3 }, { ...NO_FILTERS, stars: [4] }))).toBe('?flow=booking&from=searchbar');
});

test('removing all filters keeps place, dates and party', () => {
  const { theme, ...stored } = withoutFilters({ ...annecy, adults: 3, theme: '39', page: 4, filters: { ...NO_FILTERS, stars: [4] } });
  expect(theme).toBeUndefined();
  expect(formatSearchHash(stored)).toBe(formatSearchHash({ ...annecy, adults: 3 }));
  expect(stored.page).toBe(0);
});

test('activities begin with nothing of the search before @SEARCH-075', () => {
  expect(changedFlow({ ...annecy, adults: 4, theme: '12', sort: 'promo' }, 'activity')).toEqual({ ...START, flow: 'activity' });
  expect(changedFlow({ ...annecy, theme: '12' }, 'hotel')).toEqual({ ...annecy, flow: 'hotel' });
  expect(changedFlow({ ...annecy, theme: '12' }, 'gifting').theme).toBe('12');
});

test('leaving activities brings place and dates back @SEARCH-076', () => {
  const activities = changedFlow(annecy, 'activity');
  expect(changedFlow(activities, 'booking', whereAndWhenOf(annecy))).toEqual(annecy);
  const flexible: SearchState = { ...annecy, flexibleDays: 2 };
  expect(changedFlow(activities, 'booking', whereAndWhenOf(flexible))).toEqual(flexible);
});

test('a gift is for two and without dates, and keeps the orders that gifts know @SEARCH-077', () => {
  const gift = changedFlow({ ...annecy, flexibleDays: 1, adults: 4, babies: 1, sort: 'distance' }, 'gifting');
  expect(gift).toMatchObject({ adults: 2, babies: 0, sort: 'distance' });
  expect([gift.checkin, gift.flexibleDays]).toEqual([undefined, undefined]);
  expect(changedFlow({ ...annecy, sort: 'popularity' }, 'gifting').sort).toBe('priceQuality');
});

test('a filter that the new flow does not know goes', () => {
  const filters = { ...NO_FILTERS, activities: ['kayak'], stars: [4] };
  expect(changedFlow({ ...annecy, filters }, 'hotel').filters).toEqual({ ...NO_FILTERS, stars: [4] });
});
