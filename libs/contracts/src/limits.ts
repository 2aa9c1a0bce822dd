import { NIGHT_LIMITS, PARTY_LIMITS } from '@shop/domain';

/** The longest stay that is sold, in nights. */
export const MAX_NIGHTS = NIGHT_LIMITS.max;
/** People of one search and one stay (SEARCH-146). */
export const MAX_ADULTS = PARTY_LIMITS.adults.max;
export const MAX_CHILDREN = PARTY_LIMITS.children.max;
export const MAX_BABIES = PARTY_LIMITS.babies.max;
/** Stays of one hotel that an answer shows, at most. */
export const MAX_STAYS_OF_HOTEL = 20;
/** Offers of one page of results. */
export const MAX_PAGE_SIZE = 24;
/** Place suggestions of one answer. */
export const MAX_SUGGESTIONS = 30;
