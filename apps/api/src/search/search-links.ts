import type { SuggestionLinks } from '@shop/contracts';
import { type PlaceEntry, type Where, whereOf } from '../availability/places/index.ts';
import type { ShopIndex } from '../availability/index.ts';
import { hotelsOnOffer, type PlaceFacts, type Tally } from './search-place-facts.ts';
import { searchUri } from './search-address.ts';
import type { SearchQuestion } from './search-question.ts';
import { linkTitles } from './search-page-messages.ts';
import type { SearchMessages } from './search-messages.ts';
import { text } from '../availability/cards/index.ts';

/** Two rows of the grid of five (spec 1, section 9). */
const MAX_LINKS = 10;

/** Sections of links to narrower and neighbouring searches, each with the number that its list counts (spec 1, section 2). */
export function suggestionLinks(
  { gazetteer, stays }: ShopIndex,
  question: SearchQuestion,
  { facts, words }: { facts: PlaceFacts; words: SearchMessages },
): SuggestionLinks[] {
  const { locale, where, criterias, isGift, isNights } = question;
  if (criterias.hotel !== undefined) return [];
  const titles = linkTitles(locale);
  const { theme, distanceMin: _nearest, distanceMax: _farthest, ...place } = criterias;
  const ownWhere = whereOf(stays, gazetteer, place, locale);
  const counted = (
    link: { readonly label: string; readonly uri: string },
    to: { readonly where?: Where; readonly theme?: string | undefined },
  ) => ({
    ...link,
    count: hotelsOnOffer(stays, { where: ownWhere, theme, isGift, isNights, ...to }),
  });
  const places = (tallies: readonly Tally[], find: (id: string) => PlaceEntry | undefined) =>
    tallies
      .flatMap(({ id }) => {
        const found = find(id);
        return found && found.id !== where.place?.id ? [found] : [];
      })
      .slice(0, MAX_LINKS)
      .map((found) => counted({ label: text(found.label, locale), uri: searchUri(question, { place: found }) }, { where: whereAt(found) }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count);
  const whereAt = ({ category, value, latitude: lat, longitude: lng }: PlaceEntry) =>
    whereOf(stays, gazetteer, { [category]: value, lat, lng }, locale);
  const themes = facts.themes
    .filter(({ id }) => id !== theme)
    .slice(0, MAX_LINKS)
    .map(({ id }) => counted({ label: words('themes', id), uri: searchUri(question, { theme: id }) }, { theme: id }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
  const byName = (kind: 'region' | 'department') => (name: string) => gazetteer.find(kind, name);
  return [
    { title: titles.regions, links: facts.regions.length > 1 ? places(facts.regions, byName('region')) : [] },
    { title: titles.departments, links: facts.departments.length > 1 ? places(facts.departments, byName('department')) : [] },
    { title: titles.towns, links: places(facts.towns, (id) => gazetteer.withId(id)) },
    { title: titles.themes, links: themes },
  ].filter((section) => section.links.length > 0);
}
