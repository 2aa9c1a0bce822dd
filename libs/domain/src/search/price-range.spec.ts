import { priceRange } from './price-range.ts';

test('a lower handle at 9 euros is no minimum, at 10 it is one @SEARCH-089', () => {
  expect(priceRange({ min: 900 })).toEqual({});
  expect(priceRange({ min: 1_000 })).toEqual({ min: 1_000 });
});

test('an upper handle at 250 euros is no maximum, at 249 it is one @SEARCH-089', () => {
  expect(priceRange({ max: 25_000 })).toEqual({});
  expect(priceRange({ max: 24_900 })).toEqual({ max: 24_900 });
});

test('for activities, often cheaper than 9 euros, every minimum counts @SEARCH-090', () => {
  expect(priceRange({ min: 500 }, 'activity')).toEqual({ min: 500 });
  expect(priceRange({ min: 0, max: 4_000 }, 'activity')).toEqual({ max: 4_000 });
});
