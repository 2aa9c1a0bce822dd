/** Searching the stays of the index: filters, facets, prices, ranking. */
export { hasOne, selected } from './choices.ts';
export { MAX_STARS, SCORE_STEPS } from './facet-lines.ts';
export { addAll } from './facets.ts';
export type { FacetCounts, StayFilters } from './facets.ts';
export { pricerOf } from './price-stays.ts';
export { rankValue } from './ranking.ts';
export { searchStays, staysAtHand } from './search-stays.ts';
export type { Found, FoundStay, StaySearch } from './search-stays.ts';
