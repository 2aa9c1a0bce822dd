import { SOLD_LOCALES, type OffersAnswer, type PageModel } from '@shop/contracts';
import { pointOfSaleOf } from '@shop/i18n';
import type { Found } from '../search/search-stays.ts';
import type { ShopIndex } from '../search/shop-index.ts';
import { searchUri } from './search-address.ts';
import { searchBreadcrumb } from './search-breadcrumb.ts';
import { suggestionLinks } from './search-links.ts';
import { pageWords } from './search-page-words.ts';
import { placeFacts, type PlaceFacts } from './search-place-facts.ts';
import type { SearchQuestion } from './search-question.ts';
import type { SearchWords } from './search-words.ts';
import { text } from './wording.ts';

export { searchUri };

/** Criteria that make a view of a page instead of a page of its own. */
const PLAIN_KEYS = new Set(['adult', 'child', 'baby', 's', 'lat', 'lng', 'theme', 'giftNights']);
const PLACE_KEYS = new Set(['city', 'region', 'department', 'country', 'poi', 'skiresort', 'touristicregion']);

/** Breadcrumb, links and what search engines are told of the results (spec 1, sections 2 and 3). */
export function searchPage(
  index: ShopIndex,
  question: SearchQuestion,
  { found, words }: { found: Found; words: SearchWords },
): Pick<OffersAnswer, 'breadcrumb' | 'suggestionLinks' | 'pageModel'> {
  const facts = placeFacts(index.stays, question.where, question.criterias.theme);
  return {
    breadcrumb: searchBreadcrumb(index, question, words),
    suggestionLinks: suggestionLinks(index, question, { facts, words }),
    pageModel: pageModelOf(index, question, { facts, words, isEmpty: found.stays.length === 0 }),
  };
}

function pageModelOf(
  { gazetteer, stays }: ShopIndex,
  question: SearchQuestion,
  { facts, words, isEmpty }: { facts: PlaceFacts; words: SearchWords; isEmpty: boolean },
): PageModel {
  const { locale, where, criterias, search, isGift } = question;
  const country = gazetteer.find('country', pointOfSaleOf(locale));
  const { activityCards, activities } = stays.stays;
  const activityWord = (id: string) => text(activityCards[activities.numberOf.get(id) ?? -1]?.label, locale);
  const said = pageWords({
    locale,
    place: where.label ?? text(country?.label, locale),
    theme: criterias.theme === undefined ? undefined : words('themes', criterias.theme),
    isGift,
    facts,
    towns: facts.towns.map(({ id }) => text(gazetteer.withId(id)?.label, locale)).filter((town) => town !== ''),
    activities: facts.activities.map(({ id }) => activityWord(id)).filter((activity) => activity !== ''),
    environments: facts.environments.map(({ id }) => words('environments', id)),
    types: facts.types.map(({ id }) => words('types', id)),
    themes: facts.themes.filter(({ id }) => id !== criterias.theme).map(({ id }) => words('themes', id)),
  });
  return {
    ...said,
    metaRobots: isEmpty || !isPage(question) ? 'noindex, follow' : 'index, follow',
    canonicalUrl: searchUri(question, { page: search.page }),
    alternateUrls: SOLD_LOCALES.map((other) => ({ locale: other, path: searchUri(question, { page: search.page, locale: other }) })),
  };
}

/** A place or theme on its own is a page; dates, another party, filters or another order make a view of it. */
function isPage({ criterias, search }: SearchQuestion): boolean {
  const isParty = criterias.adult === 2 && criterias.child === 0 && criterias.baby === 0;
  const extra = Object.entries(criterias).some(([key, value]) => value !== undefined && !PLAIN_KEYS.has(key) && !PLACE_KEYS.has(key));
  return isParty && !extra && search.sort === 'priceQuality';
}
