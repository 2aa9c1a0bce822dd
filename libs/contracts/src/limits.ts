import { NIGHT_LIMITS } from '@shop/domain';

/** The longest stay that is sold, in nights. */
export const MAX_NIGHTS = NIGHT_LIMITS.max;
/** People of one search and one stay (SEARCH-146). */
export const MAX_ADULTS = 20;
export const MAX_CHILDREN = 10;
export const MAX_BABIES = 10;
/** Stays of one hotel that an answer shows, at most. */
export const MAX_STAYS_OF_HOTEL = 20;
/** Offers of one page of results. */
export const MAX_PAGE_SIZE = 24;
/** Place suggestions of one answer. */
export const MAX_SUGGESTIONS = 30;
