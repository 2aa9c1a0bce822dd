import type { Suggestion } from '@shop/contracts';
import { suggestionGroups } from './suggestion-groups.ts';

const place = (id: string): Suggestion => ({ id, label: id, category: 'city', latitude: 45, longitude: 6, value: id, country: 'FR' });
const known = { recent: [place('Lille')], recommended: [place('Lille'), place('Annecy')], found: [place('Nantes')] };
const seen = (term: string) =>
  suggestionGroups({ ...known, term }).map(({ kind, suggestions }) => [kind, ...suggestions.map(({ id }) => id)].join(' '));

test('an empty field offers recent searches, then recommended places, none twice @SEARCH-026', () => {
  expect(seen('')).toEqual(['recent Lille', 'recommended Annecy']);
});

test('while something is typed only what was found is offered @SEARCH-029', () => {
  expect(seen('nan')).toEqual(['found Nantes']);
});

test('groups without places are left out', () => {
  expect(suggestionGroups({ term: 'x', recent: [], recommended: [], found: [] })).toEqual([]);
});
