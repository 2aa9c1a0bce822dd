import type { Locale, MenuAnswer, Suggestion } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { asking } from '../transport/asking.ts';
import { readable } from '../transport/readable.ts';
import { request } from '../transport/request.ts';

const MAX_RESULTS = 30;

/** Destinations that begin like the term, best first; an empty term asks nothing (spec 2, section 7). */
export function autocompleteQuery({ locale, term }: { locale: Locale; term: string }) {
  const typed = term.trim().slice(0, 100);
  return queryOptions({
    ...asking,
    queryKey: ['autocomplete', { locale, term: typed }],
    queryFn: ({ signal }) => places('/api/autocomplete-geonames.json', { locale, term: typed, maxResults: MAX_RESULTS }, signal),
    enabled: typed !== '',
  });
}

/** Destinations to propose before anything is typed (spec 2, section 7). */
export function recommendedPlacesQuery({ locale }: { locale: Locale }) {
  return queryOptions({
    ...asking,
    queryKey: ['recommendedPlaces', { locale }],
    queryFn: ({ signal }) => places('/api/recommendedAutocomplete.json', { locale }, signal),
  });
}

async function places(path: string, query: Record<string, string | number>, signal: AbortSignal): Promise<Suggestion[]> {
  return readable(await request<Suggestion[]>({ path, query, signal }), (answer) => answer.every(isPlace));
}

function isPlace({ id, label, category }: Suggestion): boolean {
  return [id, label, category].every((word) => typeof word === 'string');
}

/** The themes that a search can be about, with their names; they come with the menu. */
export function themesQuery({ locale }: { locale: Locale }) {
  return queryOptions({
    ...asking,
    queryKey: ['themes', { locale }],
    queryFn: async ({ signal }) => {
      const menu = await request<MenuAnswer>({ path: '/gateway/content/menu', query: { locale }, signal });
      const { themes } = readable(menu, (answer) =>
        answer.themes.every(({ id, name }) => typeof id === 'string' && typeof name === 'string'),
      );
      return themes.map(({ id, name }) => ({ id, name }));
    },
  });
}
