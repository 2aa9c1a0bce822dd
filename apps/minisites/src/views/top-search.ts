import type { ActivitySearchBody, ContentBlock, Locale, OffersBody, TopSearchResultsBlock } from '@shop/contracts';
import { PLACE_KINDS, START, searchCriterias, type SearchState } from '@shop/routes';

/** Cards of a block that does not say how many (spec 2, section 9). */
const DEFAULT_LIMIT = 3;
/** The most that one page of offers holds (decision A-088). */
const MAX_LIMIT = 24;
/** At most so many products of one house (spec 2, section 9). */
const PACKAGES_PER_HOTEL = { stay: 1, gift: 1, activity_only: 20 } as const;
const FLOW = { stay: 'booking', gift: 'gifting', activity_only: 'activity' } as const;

type Asked = Pick<TopSearchResultsBlock, 'searchCriterias' | 'limit'> & Partial<Pick<TopSearchResultsBlock, 'itemType'>>;

/** The blocks of a page that ask a search. */
export const searchBlocks = (blocks: readonly ContentBlock[]): TopSearchResultsBlock[] =>
  blocks.filter((block) => block.type === 'TopSearchResults');

/** The search behind a block of content: criteria that are none are left out. */
export function blockSearch({ searchCriterias: criterias, itemType = 'stay' }: Omit<Asked, 'limit'>): SearchState {
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

/** What a block of stays or gifts asks of the offers call, best value first (spec 2, section 7). */
export function offersAsked(block: Asked, locale: Locale): OffersBody {
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

/** What a block of activities asks of their search. */
export function activitiesAsked(block: Asked, locale: Locale): ActivitySearchBody {
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

function limitOf({ limit }: Pick<Asked, 'limit'>): number {
  return Number.isInteger(limit) && limit > 0 ? Math.min(limit, MAX_LIMIT) : DEFAULT_LIMIT;
}

/** Kilometres around the place, where content says so. */
function radius({ searchCriterias: { distanceMax } }: Pick<Asked, 'searchCriterias'>): { distanceMax?: number } {
  return typeof distanceMax === 'number' ? { distanceMax } : {};
}
