export type SearchFlow = 'booking' | 'gifting' | 'activity' | 'hotel';
export type SortOption = 'priceQuality' | 'distance' | 'promo' | 'priceAsc' | 'popularity' | 'svPriceDesc' | 'svPriceAsc';

const BY_FLOW: Record<SearchFlow, readonly SortOption[]> = {
  booking: ['promo', 'priceAsc', 'popularity'],
  hotel: ['priceAsc', 'popularity'],
  gifting: ['svPriceDesc', 'svPriceAsc'],
  activity: [],
};

/** The orders on offer, the default first; distance needs a known place on the map (spec 1, section 9). */
export function sortOptions(flow: SearchFlow, hasCoordinates: boolean): readonly SortOption[] {
  return ['priceQuality', ...(hasCoordinates ? (['distance'] as const) : []), ...BY_FLOW[flow]];
}

/** The order kept after a change of flow or place: an incompatible one falls back to the default (spec 1, section 4; SEARCH-077). */
export function storedSort(sort: SortOption, flow: SearchFlow, hasCoordinates: boolean): SortOption {
  return sortOptions(flow, hasCoordinates).includes(sort) ? sort : 'priceQuality';
}
