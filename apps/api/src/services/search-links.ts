import type { SuggestionLinks } from '@shop/contracts';
import type { PlaceEntry } from '../search/gazetteer.ts';
import type { ShopIndex } from '../search/shop-index.ts';
import type { PlaceFacts, Tally } from './search-place-facts.ts';
import { searchUri } from './search-address.ts';
import type { SearchQuestion } from './search-question.ts';
import { linkTitles } from './search-page-words.ts';
import type { SearchWords } from './search-words.ts';
import { text } from './wording.ts';

/** Two rows of the grid of five (spec 1, section 9). */
const MOST_LINKS = 10;

/** Sections of links to narrower and neighbouring searches, each with its number of weekends (spec 1, section 2). */
export function suggestionLinks(
  { gazetteer }: ShopIndex,
  question: SearchQuestion,
  { facts, words }: { facts: PlaceFacts; words: SearchWords },
): SuggestionLinks[] {
  const { locale, where, criterias } = question;
  if (criterias.hotel !== undefined) return [];
  const titles = linkTitles(locale);
  const places = (tallies: readonly Tally[], find: (id: string) => PlaceEntry | undefined) =>
    tallies
      .flatMap(({ id, count }) => {
        const place = find(id);
        return place && place.id !== where.place?.id ? [{ place, count }] : [];
      })
      .slice(0, MOST_LINKS)
      .map(({ place, count }) => ({ label: text(place.label, locale), uri: searchUri(question, { place }), count }));
  const themes = facts.themes
    .filter(({ id }) => id !== criterias.theme)
    .slice(0, MOST_LINKS)
    .map(({ id, count }) => ({ label: words('themes', id), uri: searchUri(question, { theme: id }), count }));
  const byName = (kind: 'region' | 'department') => (name: string) => gazetteer.find(kind, name);
  return [
    { title: titles.regions, links: facts.regions.length > 1 ? places(facts.regions, byName('region')) : [] },
    { title: titles.departments, links: facts.departments.length > 1 ? places(facts.departments, byName('department')) : [] },
    { title: titles.towns, links: places(facts.towns, (id) => gazetteer.withId(id)) },
    { title: titles.themes, links: themes },
  ].filter((section) => section.links.length > 0);
}
