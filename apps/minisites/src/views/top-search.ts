import type { ActivitySearchBody, ContentBlock, Locale, OffersBody, TopSearchResultsBlock } from '@shop/contracts';
import { PLACE_KINDS, START, searchCriterias, type SearchState } from '@shop/routes';

/** Cards of a block that does not say how many (spec 2, section 9). */
const DEFAULT_LIMIT = 3;
/** The most that one page of offers holds (SEARCH-111). */
const MAX_LIMIT = 24;
/** At most so many products of one house (spec 2, section 9). */
const PACKAGES_PER_HOTEL = { stay: 1, gift: 1, activity_only: 20 } as const;
const FLOW = { stay: 'booking', gift: 'gifting', activity_only: 'activity' } as const;

type Requested = Pick<TopSearchResultsBlock, 'searchCriterias' | 'limit'> & Partial<Pick<TopSearchResultsBlock, 'itemType'>>;

/** The blocks of a page that ask a search. */
export const searchBlocks = (blocks: readonly ContentBlock[]): TopSearchResultsBlock[] =>
  blocks.filter((block) => block.type === 'TopSearchResults');

/** The search behind a block of content: criteria that are none are left out. */
export function blockSearch({ searchCriterias: criterias, itemType = 'stay' }: Omit<Requested, 'limit'>): SearchState {
  const kind = PLACE_KINDS.find((candidate) => typeof criterias[candidate] === 'string' && criterias[candidate] !== '');
  const { theme, lat, lng } = criterias;
  return {
    ...START,
    flow: FLOW[itemType],
    ...(kind && { place: { kind, value: criterias[kind] as string } }),
    ...(typeof lat === 'number' && typeof lng === 'number' && { lat, lng }),
    ...(typeof theme === 'string' && theme && { theme }),
  };
}

const POINTS = ['city', 'poi', 'skiresort'];

/** Whether distances are from somewhere that the block names: the middle of a country or a region is nowhere. */
export const namesPoint = (block: Omit<Requested, 'limit'>): boolean => POINTS.includes(blockSearch(block).place?.kind ?? '');

/** What a block of stays or gifts asks of the offers call, best value first (spec 2, section 7). */
export function offersRequested(block: Requested, locale: Locale): OffersBody {
  const isGift = block.itemType === 'gift';
  return {
    searchCriterias: { ...searchCriterias(blockSearch(block)), ...radius(block) },
    orderBy: 'priceQuality',
    locale,
    page: 0,
    limit: limitOf(block),
    numberOfPackagesPerHotel: PACKAGES_PER_HOTEL[isGift ? 'gift' : 'stay'],
    fetchPageModel: false,
    ...(isGift && { type: 'gift' as const, performGiftableSearch: true }),
  };
}

/** The cheapest of what a block of stays shows: the price that it starts from. */
export function cheapestRequested(block: Requested, locale: Locale): OffersBody {
  return { ...offersRequested(block, locale), orderBy: 'priceAsc', limit: 1 };
}

/** What a block of activities asks of their search. */
export function activitiesRequested(block: Requested, locale: Locale): ActivitySearchBody {
  const { adult, lat, lng, theme, city, region, department, country, poi, skiresort, touristicregion } = searchCriterias(
    blockSearch(block),
  );
  const place = { lat, lng, theme, city, region, department, country, poi, skiresort, touristicregion, ...radius(block) };
  return {
    searchCriterias: { adult, ...Object.fromEntries(Object.entries(place).filter(([, value]) => value !== undefined)) },
    orderBy: 'priceQuality',
    locale,
    page: 0,
    limit: limitOf(block),
    numberOfPackagesPerHotel: PACKAGES_PER_HOTEL.activity_only,
  };
}

function limitOf({ limit }: Pick<Requested, 'limit'>): number {
  return Number.isInteger(limit) && limit > 0 ? Math.min(limit, MAX_LIMIT) : DEFAULT_LIMIT;
}

/** Kilometres around the place, where content says so. */
function radius({ searchCriterias: { distanceMax } }: Pick<Requested, 'searchCriterias'>): { distanceMax?: number } {
  return typeof distanceMax === 'number' ? { distanceMax } : {};
}
