import type { PlaceCategory, Suggestion } from '@shop/contracts';
import type { SearchFlow } from '@shop/domain';
import { suggestionGroups } from './suggestion-groups.ts';

const place = (id: string, category: PlaceCategory = 'city'): Suggestion => ({
  id,
  label: id,
  category,
  latitude: 45,
  longitude: 6,
  value: id,
  country: 'FR',
});
const known = {
  recent: [place('Lille')],
  recommended: [place('Lille'), place('Annecy'), place('Bretagne', 'region')],
  found: [place('Nantes'), place('Hotel Nantes', 'hotel'), place('Nanterre')],
};
const seen = (term: string, flow: SearchFlow = 'booking') =>
  suggestionGroups({ ...known, term, flow }).map(({ kind, suggestions }) => [kind, ...suggestions.map(({ id }) => id)].join(' '));

test('an empty field offers recent searches, then recommended places, none twice @SEARCH-026', () => {
  expect(seen('')).toEqual(['recent Lille', 'recommended Annecy Bretagne']);
});

test('while something is typed only what was found is offered, by kind of place, the best kind first @SEARCH-029', () => {
  expect(seen('nan')).toEqual(['towns Nantes Nanterre', 'hotels Hotel Nantes']);
});

test('activities are searched in towns only @SEARCH-020', () => {
  expect(seen('', 'activity')).toEqual(['recent Lille', 'recommended Annecy']);
  expect(seen('nan', 'activity')).toEqual(['towns Nantes Nanterre']);
});

test('groups without places are left out', () => {
  expect(suggestionGroups({ flow: 'booking', term: 'x', recent: [], recommended: [], found: [] })).toEqual([]);
});
