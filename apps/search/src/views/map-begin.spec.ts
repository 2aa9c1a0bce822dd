import type { PlaceCategory } from '@shop/contracts';
import { START } from '@shop/routes';
import { mapBegin } from './map-begin.ts';

const at = (kind: PlaceCategory) =>
  mapBegin({ state: { ...START, place: { kind, value: 'x' }, lat: 45.9, lng: 6.1 }, pointOfSale: 'FR' }).zoom;

test.each<[PlaceCategory, number]>([
  ['hotel', 14],
  ['city', 12],
  ['department', 9],
  ['region', 8],
  ['country', 6],
])('a %s is looked at from zoom %d @SEARCH-049', (kind, zoom) => {
  expect(at(kind)).toBe(zoom);
});

test.each([
  ['FR', 48.8566],
  ['ES', 40.4168],
  ['BE', 50.8503],
  ['NL', 52.3676],
  ['IT', 41.9028],
] as const)('where no location is known the map of %s begins at its capital @SEARCH-050', (pointOfSale, latitude) => {
  expect(mapBegin({ state: START, pointOfSale })).toMatchObject({ latitude, zoom: 6 });
});

test('a place without coordinates is where the answer found it', () => {
  const state = { ...START, place: { kind: 'city', value: 'Annecy' } as const };
  expect(mapBegin({ state, found: { lat: 45.9, lng: 6.1 }, pointOfSale: 'FR' })).toEqual({ latitude: 45.9, longitude: 6.1, zoom: 12 });
});

test('an area searched on the map is shown as large as it is', () => {
  const within = (max: number) =>
    mapBegin({ state: { ...START, lat: 45, lng: 6, filters: { ...START.filters, distance: { max } } }, pointOfSale: 'FR' }).zoom;
  expect(within(300)).toBeLessThan(within(30));
  expect(within(30)).toBeLessThan(within(3));
  expect(within(0)).toBeLessThanOrEqual(14);
});
