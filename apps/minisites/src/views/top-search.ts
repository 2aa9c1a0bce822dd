import type { ContentBlock, Locale, OffersBody, TopSearchResultsBlock } from '@shop/contracts';
import { PLACE_KINDS, START, searchCriterias, type SearchState } from '@shop/routes';

/** Cards of a block that does not say how many (spec 2, section 9). */
const DEFAULT_LIMIT = 3;
/** The most that one page of offers holds (decision A-088). */
const MAX_LIMIT = 24;

/** The blocks of a page that show stays. */
export const stayBlocks = (blocks: readonly ContentBlock[]): TopSearchResultsBlock[] =>
  blocks.filter((block): block is TopSearchResultsBlock => block.type === 'TopSearchResults' && block.itemType === 'stay');

/** The search behind a block of content: criteria that are none are left out. */
export function blockSearch({ searchCriterias: criterias }: Pick<TopSearchResultsBlock, 'searchCriterias'>): SearchState {
  const kind = PLACE_KINDS.find((candidate) => typeof criterias[candidate] === 'string' && criterias[candidate] !== '');
  const { theme, lat, lng } = criterias;
  return {
    ...START,
    ...(kind && { place: { kind, value: criterias[kind] as string } }),
    ...(typeof lat === 'number' && typeof lng === 'number' && { lat, lng }),
    ...(typeof theme === 'string' && theme && { theme }),
  };
}

/** What a block asks of the offers call, best value first (spec 2, section 7). */
export function blockQuestion(block: Pick<TopSearchResultsBlock, 'searchCriterias' | 'limit'>, locale: Locale): OffersBody {
  const limit = Number.isInteger(block.limit) && block.limit > 0 ? Math.min(block.limit, MAX_LIMIT) : DEFAULT_LIMIT;
  const { distanceMax } = block.searchCriterias;
  const radius = typeof distanceMax === 'number' ? { distanceMax } : {};
  return { searchCriterias: { ...searchCriterias(blockSearch(block)), ...radius }, orderBy: 'priceQuality', locale, page: 0, limit };
}
