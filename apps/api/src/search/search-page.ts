import { SOLD_LOCALES, type OffersAnswer, type PageModel } from '@shop/contracts';
import { isDefaultParty } from '@shop/domain';
import { pointOfSaleOf } from '@shop/i18n';
import type { Found } from '../availability/stays/index.ts';
import type { ShopIndex } from '../availability/index.ts';
import { searchUri } from './search-address.ts';
import { searchBreadcrumb } from './search-breadcrumb.ts';
import { suggestionLinks } from './search-links.ts';
import { pageMessages } from './search-page-messages.ts';
import { placeFacts, type PlaceFacts } from './search-place-facts.ts';
import type { SearchQuestion } from './search-question.ts';
import type { SearchMessages } from './search-messages.ts';
import { text } from '../availability/cards/index.ts';

/** Criteria that a page is about. */
const PLACE_KEYS = new Set([
  'city',
  'region',
  'department',
  'country',
  'poi',
  'skiresort',
  'touristicregion',
  'hotel',
  'lat',
  'lng',
  'distanceMin',
  'distanceMax',
  'theme',
]);

const PARTY_KEYS = new Set(['adult', 'child', 'baby', 's']);

type PageData = Required<Pick<OffersAnswer, 'breadcrumb' | 'suggestionLinks' | 'pageModel'>>;

/** Pages that are kept as long as their words are: a minute. */
const MAX_ENTRIES = 1_000;
const stored = new WeakMap<SearchMessages, Map<string, PageData>>();

/** Breadcrumb, links and what search engines are told of the results (spec 1, sections 2 and 3). */
export function searchPage(
  index: ShopIndex,
  question: SearchQuestion,
  { found, words }: { found: Found; words: SearchMessages },
): PageData {
  const page = pageOf(index, question, words);
  // A view by dates, party, filters or order names the page itself as its canonical address, and stays listed (SHELL-009).
  const metaRobots = found.stays.length === 0 ? 'noindex, follow' : 'index, follow';
  return { ...page, pageModel: { ...page.pageModel, metaRobots } };
}

function pageOf(index: ShopIndex, question: SearchQuestion, words: SearchMessages): PageData {
  const pages = stored.get(words) ?? new Map<string, PageData>();
  stored.set(words, pages);
  const { criterias, isGift, isNights, search, locale } = question;
  const narrowed = isNarrowed(question);
  const keys = Object.entries(criterias).filter(([key]) => PLACE_KEYS.has(key));
  const facts = placeFacts(index, { where: question.where, theme: criterias.theme, isGift, isNights });
  // What a title names is never older than the cards below it.
  const named = [facts.hotels, facts.cheapest];
  const key = JSON.stringify([locale, isGift, isNights, narrowed, search.page, index.stays.grid.firstDay, keys, named]);
  const known = pages.get(key);
  if (known) return known;
  const page = {
    breadcrumb: searchBreadcrumb(index, question, words),
    suggestionLinks: suggestionLinks(index, question, { facts, words }),
    pageModel: pageModelOf(index, question, { facts, words }),
  };
  if (pages.size < MAX_ENTRIES) pages.set(key, page);
  return page;
}

/** Whether more than place and theme narrows the list: then it is not the one that the facts of the place count. */
function isNarrowed({ criterias, party, isGift, search }: SearchQuestion): boolean {
  const isOwnParty = isGift || isDefaultParty(party);
  const others = Object.entries(criterias).filter(([key, value]) => value !== undefined && !PLACE_KEYS.has(key) && !PARTY_KEYS.has(key));
  return !isOwnParty || others.length > 0 || search.perHotel > 1;
}

function pageModelOf(
  { gazetteer, stays }: ShopIndex,
  question: SearchQuestion,
  { facts, words }: { facts: PlaceFacts; words: SearchMessages },
): PageModel {
  const { locale, where, criterias, search, isGift, isNights } = question;
  const country = gazetteer.find('country', pointOfSaleOf(locale));
  const { activityCards, items } = stays.stays;
  const activityWord = (id: string) => text(activityCards[items.numberOf.get(id) ?? -1]?.label, locale);
  const said = pageMessages({
    locale,
    place: where.label ?? text(country?.label, locale),
    theme: criterias.theme === undefined ? undefined : words('themes', criterias.theme),
    isGift,
    isNights,
    facts,
    isNarrowed: isNarrowed(question),
    towns: facts.towns.map(({ id }) => text(gazetteer.withId(id)?.label, locale)).filter((town) => town !== ''),
    activities: facts.activities.map(({ id }) => activityWord(id)).filter((activity) => activity !== ''),
    environments: facts.environments.map(({ id }) => words('environments', id)),
    types: facts.types.map(({ id }) => words('types', id)),
    themes: facts.themes.filter(({ id }) => id !== criterias.theme).map(({ id }) => words('themes', id)),
  });
  return {
    ...said,
    metaRobots: 'noindex, follow',
    canonicalUrl: searchUri(question, { page: search.page }),
    alternateUrls: SOLD_LOCALES.map((other) => ({ locale: other, path: searchUri(question, { page: search.page, locale: other }) })),
  };
}
