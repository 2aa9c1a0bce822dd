import type { Suggestion } from '@shop/contracts';
import { formatSearchHash, START } from '@shop/routes';
import { dated, draftOf, picked, searchOf, typed } from './search-draft.ts';

const annecy: Suggestion = {
  id: 'city-1',
  label: 'Annecy',
  category: 'city',
  latitude: 45.9,
  longitude: 6.1,
  value: 'Annecy',
  country: 'FR',
};
const empty = draftOf(START);

test('a picked place is searched with its name and coordinates @SEARCH-024', () => {
  expect(formatSearchHash(searchOf(picked(empty, annecy), START, []))).toBe('#city=Annecy&lat=45.9&lng=6.1');
});

test('a region is searched under its own key @SEARCH-008', () => {
  const bretagne: Suggestion = { ...annecy, category: 'region', label: 'Bretagne', value: 'Bretagne' };
  expect(searchOf(picked(empty, bretagne), START, []).place).toEqual({ kind: 'region', value: 'Bretagne' });
});

test('a place typed but not picked becomes the first suggestion', () => {
  expect(searchOf(typed(empty, 'annec'), START, [annecy]).place).toEqual({ kind: 'city', value: 'Annecy' });
});

test('a place that nobody knows is searched as it was typed', () => {
  expect(searchOf(typed(empty, ' Xyzzy '), START, [])).toMatchObject({ place: { kind: 'city', value: 'Xyzzy' }, lat: undefined });
});

test('an emptied destination searches everywhere and leaves the order by distance', () => {
  const near = { ...START, place: { kind: 'city', value: 'Annecy' } as const, lat: 45.9, lng: 6.1, sort: 'distance' as const };
  const next = searchOf(typed(draftOf(near), ''), near, []);
  expect(next.place).toBeUndefined();
  expect(next.sort).toBe('priceQuality');
});

test('a distance stays with another town and goes with an area, which has its borders @SEARCH-084', () => {
  const around = { ...START, filters: { ...START.filters, distance: { min: 0, max: 100 } } };
  expect(searchOf(picked(empty, annecy), around, []).filters.distance).toEqual({ min: 0, max: 100 });
  expect(searchOf(picked(empty, { ...annecy, category: 'region' }), around, []).filters.distance).toEqual({});
  expect(searchOf(typed(empty, ''), around, []).filters.distance).toEqual({});
});

test('an untouched destination keeps its place, whatever its name in the language of the visitor', () => {
  const brussels = { ...START, place: { kind: 'city', value: 'Bruxelles' } as const, lat: 50.8, lng: 4.3 };
  expect(searchOf(draftOf(brussels, 'Brussel'), brussels, []).place).toEqual(brussels.place);
});

test('flexible dates are searched with an arrival only', () => {
  const flexible = dated(empty, { checkin: '2027-03-10', checkout: '2027-03-11', flexibleDays: 2 });
  expect(formatSearchHash(searchOf(flexible, START, []))).toBe('#checkin=2027-03-10&checkout=2027-03-11&flexibleDays=2');
  expect(searchOf(dated(flexible, { flexibleDays: 2 }), START, []).flexibleDays).toBeUndefined();
});

test('chosen dates replace a number of nights', () => {
  const state = { ...START, checkin: '2027-03-06', night: 2 };
  expect(draftOf(state).checkout).toBe('2027-03-08');
  const next = searchOf(dated(draftOf(state), { checkin: '2027-03-10', checkout: '2027-03-11' }), state, []);
  expect(next).toMatchObject({ checkin: '2027-03-10', checkout: '2027-03-11', night: undefined });
});
