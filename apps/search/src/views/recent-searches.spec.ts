import type { Suggestion } from '@shop/contracts';
import { parseRecentSearches, rememberPlace } from './recent-searches.ts';

const place = (id: string): Suggestion => ({
  id,
  label: `Place ${id}`,
  category: 'city',
  latitude: 45,
  longitude: 6,
  value: `Place ${id}`,
  country: 'FR',
});

test('at most three recent searches are kept, the newest first @SEARCH-027', () => {
  const three = ['a', 'b', 'c'].map(place);
  expect(rememberPlace(three, place('d')).map(({ id }) => id)).toEqual(['d', 'a', 'b']);
});

test('a place searched again moves to the front and is not kept twice', () => {
  const three = ['a', 'b', 'c'].map(place);
  expect(rememberPlace(three, place('c')).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
});

test('recent searches survive the storage with id, label and category @SEARCH-026', () => {
  const stored = parseRecentSearches(JSON.stringify([place('a')]));
  expect(stored).toEqual([expect.objectContaining({ id: 'a', label: 'Place a', category: 'city' })]);
});

test('a spoilt storage reads as no recent searches', () => {
  expect(parseRecentSearches('{"half')).toEqual([]);
  expect(parseRecentSearches('[{"id":"a"},null,7]')).toEqual([]);
  expect(parseRecentSearches(null)).toEqual([]);
});
