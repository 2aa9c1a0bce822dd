import type { SearchFlow } from '../results/sort-options.ts';
import { priceRange, type PriceRange } from './price-range.ts';

/** Kilometres; undefined where the range is open. */
export interface DistanceRange {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** What narrows a search besides place, dates and party (spec 1, section 3, filter state). */
export interface SearchFilters {
  readonly hotelTypes: readonly string[];
  readonly hotelEnvironments: readonly string[];
  readonly hotelStyles: readonly string[];
  readonly facilities: readonly string[];
  /** Numbers of stars, 0 to 5. */
  readonly stars: readonly number[];
  /** Ids of activities, sent as `tags`. */
  readonly activities: readonly string[];
  /** Guests' score, 0 to 10: this or more. */
  readonly score?: number | undefined;
  /** Cents. */
  readonly price: PriceRange;
  readonly distance: DistanceRange;
}

export type FilterKey = keyof SearchFilters;

export const NO_FILTERS: SearchFilters = {
  hotelTypes: [],
  hotelEnvironments: [],
  hotelStyles: [],
  facilities: [],
  stars: [],
  activities: [],
  price: {},
  distance: {},
};

const HOUSE: readonly FilterKey[] = ['facilities', 'score', 'stars', 'hotelTypes', 'hotelEnvironments', 'hotelStyles'];
const KEYS: Record<SearchFlow, readonly FilterKey[]> = {
  booking: ['activities', 'price', 'distance', ...HOUSE],
  gifting: ['activities', 'price', 'distance', ...HOUSE],
  hotel: ['price', 'distance', ...HOUSE],
  activity: ['activities', 'price'],
};

/** The filters of a flow: no activities for hotels; for activities neither distance nor anything of a house (spec 1, section 5). */
export function filterKeysOf(flow: SearchFlow): readonly FilterKey[] {
  return KEYS[flow];
}

/** Only what the flow knows, and only what really narrows. */
export function filtersOf(filters: SearchFilters, flow: SearchFlow): SearchFilters {
  const stored = Object.fromEntries(filterKeysOf(flow).map((key) => [key, filters[key]]));
  return { ...NO_FILTERS, ...stored, price: priceRange(filters.price, flow) };
}

/** A distance counts once one of its ends is set (spec 1, section 4). */
export function isDistanceActive({ min, max }: DistanceRange): boolean {
  return min !== undefined || max !== undefined;
}

export function isFilterActive(filters: SearchFilters, key: FilterKey): boolean {
  return filterCount(filters, [key]) > 0;
}

/** Chosen values of these filters; a range and a score count as one each. */
export function filterCount(filters: SearchFilters, keys: readonly FilterKey[]): number {
  return keys.reduce((sum, key) => sum + valuesIn(filters, key), 0);
}

/** The number in brackets on the Filter button (spec 1, section 2). */
export function activeFilterCount(filters: SearchFilters, flow: SearchFlow): number {
  return filterCount(filtersOf(filters, flow), filterKeysOf(flow));
}

/** "Clear": these filters go, the others stay (spec 1, section 4). */
export function withoutFilterKeys(filters: SearchFilters, keys: readonly FilterKey[]): SearchFilters {
  const cleared = Object.fromEntries(keys.map((key) => [key, key === 'score' ? undefined : NO_FILTERS[key]]));
  return { ...filters, ...cleared };
}

/** A score chosen again is taken back (spec 1, section 4). */
export function toggledScore(current: number | undefined, chosen: number): number | undefined {
  return current === chosen ? undefined : chosen;
}

function valuesIn(filters: SearchFilters, key: FilterKey): number {
  if (key === 'score') return filters.score === undefined ? 0 : 1;
  const value = filters[key];
  if (Array.isArray(value)) return value.length;
  const { min, max } = value as PriceRange;
  return min === undefined && max === undefined ? 0 : 1;
}
