import { FILTER_PARAMS } from './filter-params.ts';
import { formatSearchHash, formatSearchQuery } from './format-search.ts';
import { PLACE_KINDS, type SearchState } from './search-state.ts';

/** Search keys that live in the hash (spec 1, section 2), and the long names that redirected visitors bring. */
const HASH_KEYS: ReadonlySet<string> = new Set([
  ...['a', 'c', 'b', 's', 'adult', 'child', 'baby'],
  ...['checkin', 'checkout', 'night', 'flexibleDays'],
  ...['giftNights', 'giftFormat', 'giftAdults'],
  ...['lat', 'lng', 'theme', 'sort'],
  ...PLACE_KINDS,
  ...FILTER_PARAMS,
]);
const QUERY_KEYS: ReadonlySet<string> = new Set(['flow', 'page', 'from', 'minisite']);

/** Whether the query carries search keys that belong into the hash. */
export function hasQueryMirror(search: string): boolean {
  return [...new URLSearchParams(search).keys()].some((key) => HASH_KEYS.has(key));
}

/** The same search with everything in its right half; what others put into the query (campaigns) stays there. */
export function withoutQueryMirror(search: string, state: SearchState): { search: string; hash: string } {
  const query = new URLSearchParams(formatSearchQuery(state));
  for (const [key, value] of new URLSearchParams(search)) {
    if (!HASH_KEYS.has(key) && !QUERY_KEYS.has(key)) query.append(key, value);
  }
  return { search: `?${query.toString()}`, hash: formatSearchHash(state) };
}
