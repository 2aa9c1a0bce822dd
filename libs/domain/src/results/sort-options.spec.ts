import { storedSort, sortOptions } from './sort-options.ts';

test('each flow has its orders, and distance needs a place on the map @SEARCH-079', () => {
  expect(sortOptions('booking', false)).toEqual(['priceQuality', 'promo', 'priceAsc', 'popularity']);
  expect(sortOptions('booking', true)).toContain('distance');
  expect(sortOptions('hotel', false)).toEqual(['priceQuality', 'priceAsc', 'popularity']);
  expect(sortOptions('gifting', true)).toEqual(['priceQuality', 'distance', 'svPriceDesc', 'svPriceAsc']);
  expect(sortOptions('activity', false)).toEqual(['priceQuality']);
});

test('in gifting the order by popularity falls back, the one by distance stays @SEARCH-077', () => {
  expect(storedSort('popularity', 'gifting', true)).toBe('priceQuality');
  expect(storedSort('distance', 'gifting', true)).toBe('distance');
});

test('the activity flow drops an order it does not know @SEARCH-078', () => {
  expect(storedSort('priceAsc', 'activity', true)).toBe('priceQuality');
});
