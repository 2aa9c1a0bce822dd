import type { Suggestion } from '@shop/contracts';
import { placeName } from './place-name.ts';

const paris: Suggestion = { id: 'p1', label: 'Parijs', category: 'city', value: 'Paris', country: 'FR', latitude: 48.8, longitude: 2.3 };
const hotel: Suggestion = { ...paris, id: 'hotel-12', label: 'Hôtel du Lac', category: 'hotel', value: '12' };

test('a place is called as the answer calls it', () => {
  expect(placeName({ kind: 'city', value: 'Paris' }, { found: 'Parigi', recent: [paris] })).toBe('Parigi');
  expect(placeName(undefined, { found: 'Parigi', recent: [] })).toBe('Parigi');
});

test('until it comes, as it was chosen on this device, else as the address says', () => {
  expect(placeName({ kind: 'city', value: 'Paris' }, { recent: [hotel, paris] })).toBe('Parijs');
  expect(placeName({ kind: 'city', value: 'Paris' }, { recent: [] })).toBe('Paris');
});

test('the number of a hotel and the code of a country are never shown as its name', () => {
  expect(placeName({ kind: 'hotel', value: '12' }, { recent: [hotel] })).toBe('Hôtel du Lac');
  expect(placeName({ kind: 'hotel', value: '12' }, { recent: [] })).toBeUndefined();
  expect(placeName({ kind: 'country', value: 'NL' }, { recent: [] })).toBeUndefined();
});

test('a search of everywhere has no name', () => {
  expect(placeName(undefined, { recent: [paris] })).toBeUndefined();
});
