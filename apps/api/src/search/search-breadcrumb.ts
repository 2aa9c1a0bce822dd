import type { Crumb } from '@shop/contracts';
import { pointOfSaleOf } from '@shop/i18n';
import { hrefFor } from '@shop/routes';
import type { PlaceEntry } from '../availability/places/index.ts';
import type { ShopIndex } from '../availability/index.ts';
import { searchUri } from './search-address.ts';
import { homeWord } from './search-page-messages.ts';
import type { SearchQuestion } from './search-question.ts';
import type { SearchMessages } from './search-messages.ts';
import { text } from '../availability/cards/index.ts';

/** Home, country, region, department, town, theme: as far as they are known; the last is the page itself. */
export function searchBreadcrumb({ gazetteer, stays }: ShopIndex, question: SearchQuestion, words: SearchMessages): Crumb[] {
  const { locale, where, criterias } = question;
  const { place } = where;
  const country = gazetteer.find('country', place?.country ?? pointOfSaleOf(locale));
  const areas = place ? areasOf(place) : [];
  const steps = [country, ...areas, place].filter((one): one is PlaceEntry => one !== undefined);
  const crumbs: Crumb[] = [
    { label: homeWord(locale), uri: hrefFor('home', locale) },
    ...unique(steps).map((one) => ({ label: text(one.label, locale), uri: searchUri(question, { place: one, theme: undefined }) })),
    ...(!place && where.label && where.label !== '' ? [{ label: where.label, uri: searchUri(question, { theme: undefined }) }] : []),
    ...(criterias.theme === undefined ? [] : [{ label: words('themes', criterias.theme), uri: searchUri(question) }]),
  ];
  return crumbs.map((crumb, place) => (place === crumbs.length - 1 ? { label: crumb.label } : crumb));

  /** Region and department of a town are those of its hotels. */
  function areasOf({ id, category }: PlaceEntry): (PlaceEntry | undefined)[] {
    const hotel = category === 'city' ? stays.hotels.byTown.get(id)?.[0] : category === 'department' ? where.hotels?.[0] : undefined;
    if (hotel === undefined) return [];
    const card = stays.hotels.cards[hotel]!;
    const region = gazetteer.find('region', text(card.region, 'fr_FR'));
    return category === 'city' ? [region, gazetteer.find('department', text(card.department, 'fr_FR'))] : [region];
  }
}

/** A town that is a department too, as Paris is, is said once: the nearer of the two. */
function unique(places: readonly PlaceEntry[]): PlaceEntry[] {
  const different = [...new Map(places.map((place) => [place.id, place])).values()];
  return different.filter((place, at) => ownName(place) !== ownName(different[at + 1]));
}

/** Languages may translate the one and not the other: "Paris" is the department of "Parijs". */
function ownName(place: PlaceEntry | undefined): string {
  return text(place?.label, 'fr_FR');
}
