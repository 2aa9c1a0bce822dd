import { mapPlace } from './map-place.ts';

const closed = { hasMap: true, isWide: false, isBesideWanted: false, isWindowOpen: false };

test('without room for both the map is a window, open where the entry of the history says so', () => {
  expect(mapPlace(closed)).toBe('closed');
  expect(mapPlace({ ...closed, isWindowOpen: true })).toBe('whole');
});

test('a map that was wanted beside the list does not cover it once the window is too narrow for both', () => {
  expect(mapPlace({ ...closed, isBesideWanted: true })).toBe('closed');
});

test('with room for both the map stands beside the list, wherever it was opened', () => {
  const wide = { ...closed, isWide: true };
  expect(mapPlace(wide)).toBe('closed');
  expect(mapPlace({ ...wide, isBesideWanted: true })).toBe('beside');
  expect(mapPlace({ ...wide, isWindowOpen: true })).toBe('beside');
});

test('activities have no map', () => {
  expect(mapPlace({ hasMap: false, isWide: true, isBesideWanted: true, isWindowOpen: true })).toBe('closed');
});
