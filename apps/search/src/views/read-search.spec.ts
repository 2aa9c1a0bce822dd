import { readSearch } from './read-search.ts';

const partyIn = (search: string, hash: string) => {
  const { adults, children, babies } = readSearch({ search, hash });
  return [adults, children, babies];
};

test('a search of activities is for one or two, whatever its address says @SEARCH-020', () => {
  expect(partyIn('?flow=activity', '#a=5&c=1')).toEqual([2, 0, 0]);
  expect(partyIn('?flow=activity', '#a=2')).toEqual([2, 0, 0]);
  expect(partyIn('?flow=activity', '#a=1')).toEqual([1, 0, 0]);
});

test('a gift is for two adults @SEARCH-019', () => {
  expect(partyIn('?flow=gifting', '#a=1&c=2&b=1')).toEqual([2, 0, 0]);
});

test('a stay is for all who come along, up to twenty adults', () => {
  expect(partyIn('?flow=booking', '#a=20&c=10&b=10')).toEqual([20, 10, 10]);
  expect(partyIn('?flow=hotel', '#a=3&b=1')).toEqual([3, 0, 1]);
});
