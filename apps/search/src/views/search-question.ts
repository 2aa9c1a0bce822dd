import type { OffersBody, Site, Sort } from '@shop/contracts';
import { searchCriterias, type SearchState } from '@shop/routes';

/** Results on one page (decision A-088). */
export const PAGE_SIZE = 24;

/** Value of the query key `from` once the visitor has changed the search (decision A-110). */
const FROM_SEARCH_BAR = 'searchbar';

type Visit = Pick<Site, 'locale' | 'today' | 'todayIsClosed'>;

/** The one question of the results page; server render, loader and page ask it with the same words. */
export function offersBody(state: SearchState, visit: Visit): OffersBody {
  return {
    searchCriterias: searchCriterias(keepFutureDates(state, visit)),
    orderBy: state.sort,
    locale: visit.locale,
    page: state.page,
    limit: PAGE_SIZE,
  };
}

/** An arrival that has passed, or today's after 20:00, is dropped with its departure (spec 1, section 4, search submit). */
export function keepFutureDates(state: SearchState, { today, todayIsClosed }: Pick<Site, 'today' | 'todayIsClosed'>): SearchState {
  const { checkin } = state;
  if (!checkin || checkin > today || (checkin === today && !todayIsClosed)) return state;
  return { ...state, checkin: undefined, checkout: undefined };
}

/** A search submitted from the box starts at its first page. */
export function fromSearchBar(state: SearchState): SearchState {
  return { ...state, page: 0, from: FROM_SEARCH_BAR };
}

/** Another order of the same results starts at their first page (spec 1, section 2). */
export function sortedBy(state: SearchState, sort: Sort): SearchState {
  return fromSearchBar({ ...state, sort });
}

/** "Remove all filters": filters go, and with them the page; place, dates and party stay (decision A-058). */
export function withoutFilters(state: SearchState): SearchState {
  return fromSearchBar({ ...state, theme: undefined });
}
