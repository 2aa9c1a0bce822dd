import { activeFilterCount, filterKeysOf, filtersOf, isDistanceActive, NO_FILTERS, toggledScore, withoutFilterKeys } from './filters.ts';

const many = {
  ...NO_FILTERS,
  activities: ['kayak'],
  facilities: ['spa', 'pool'],
  stars: [4],
  score: 8,
  price: { max: 20_000 },
  distance: { min: 0, max: 30 },
};

test('hotels are not filtered by activities @SEARCH-096', () => {
  expect(filterKeysOf('hotel')).not.toContain('activities');
  expect(filterKeysOf('booking')).toContain('activities');
});

test('activities are filtered neither by distance and facilities nor by anything of a house @SEARCH-097 @SEARCH-098', () => {
  expect(filterKeysOf('activity')).toEqual(['activities', 'price']);
  expect(filtersOf(many, 'activity')).toEqual({ ...NO_FILTERS, activities: ['kayak'], price: { max: 20_000 } });
});

test('each chosen value counts, a range and a score count as one @SEARCH-033', () => {
  expect(activeFilterCount(NO_FILTERS, 'booking')).toBe(0);
  expect(activeFilterCount(many, 'booking')).toBe(7);
  expect(activeFilterCount(many, 'activity')).toBe(2);
});

test('a price range that narrows nothing does not count', () => {
  expect(activeFilterCount({ ...NO_FILTERS, price: { min: 900, max: 25_000 } }, 'booking')).toBe(0);
});

test('the distance counts once one of its ends is set, be it 0 @SEARCH-083', () => {
  expect(isDistanceActive({})).toBe(false);
  expect(isDistanceActive({ min: 0 })).toBe(true);
  expect(isDistanceActive({ max: 30 })).toBe(true);
});

test('a score chosen again is taken back @SEARCH-085', () => {
  expect(toggledScore(undefined, 8)).toBe(8);
  expect(toggledScore(8, 9)).toBe(9);
  expect(toggledScore(8, 8)).toBeUndefined();
});

test('clearing takes one filter and leaves the others @SEARCH-082', () => {
  expect(withoutFilterKeys(many, ['price', 'score'])).toEqual({ ...many, price: {}, score: undefined });
});
