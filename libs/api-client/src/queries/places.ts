import { AUTOCOMPLETE_PLACES, GET_MENU, LIST_RECOMMENDED_PLACES, type Locale, type Suggestion } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { asking } from '../transport/asking.ts';
import { readable } from '../transport/readable.ts';
import { call } from '../transport/call.ts';

const MAX_RESULTS = 30;

/** Destinations that begin like the term, best first; an empty term asks nothing (spec 2, section 7). */
export function autocompleteQuery({ locale, term }: { locale: Locale; term: string }) {
  const typed = term.trim().slice(0, 100);
  return queryOptions({
    ...asking,
    queryKey: ['autocomplete', { locale, term: typed }],
    queryFn: ({ signal }) => places(call(AUTOCOMPLETE_PLACES, { query: { locale, term: typed, maxResults: MAX_RESULTS }, signal })),
    enabled: typed !== '',
  });
}

const MAX_NEAR = 5;

/** Places that are spelt like a word that names none. */
export function nearPlacesQuery({ locale, term }: { locale: Locale; term: string }) {
  const typed = term.trim().slice(0, 100);
  return queryOptions({
    ...asking,
    queryKey: ['nearPlaces', { locale, term: typed }],
    queryFn: ({ signal }) =>
      places(call(AUTOCOMPLETE_PLACES, { query: { locale, term: typed, maxResults: MAX_NEAR, near: true }, signal })),
    enabled: typed !== '',
  });
}

/** Destinations to propose before anything is typed (spec 2, section 7). */
export function recommendedPlacesQuery({ locale }: { locale: Locale }) {
  return queryOptions({
    ...asking,
    queryKey: ['recommendedPlaces', { locale }],
    queryFn: ({ signal }) => places(call(LIST_RECOMMENDED_PLACES, { query: { locale }, signal })),
  });
}

async function places(requested: Promise<Suggestion[]>): Promise<Suggestion[]> {
  return readable(await requested, (answer) => answer.every(isPlace));
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
      const menu = await call(GET_MENU, { query: { locale }, signal });
      const { themes } = readable(menu, (answer) =>
        answer.themes.every(({ id, name }) => typeof id === 'string' && typeof name === 'string'),
      );
      return themes.map(({ id, name }) => ({ id, name }));
    },
  });
}
