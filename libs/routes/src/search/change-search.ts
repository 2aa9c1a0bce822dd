import { DEFAULT_PARTY, storedSort, NO_FILTERS, filtersOf, type SearchFilters, type SearchFlow, type SortOption } from '@shop/domain';
import { START, type SearchState } from './search-state.ts';

/** Value of the query key `from` once the visitor has changed the search (SEARCH-014). */
const FROM_SEARCH_BAR = 'searchbar';

/** A changed search starts at its first page and says where it came from (spec 1, section 2). */
export function fromSearchBar(state: SearchState): SearchState {
  return { ...state, page: 0, from: FROM_SEARCH_BAR };
}

export function sortedBy(state: SearchState, sort: SortOption): SearchState {
  return fromSearchBar({ ...state, sort });
}

export function filteredBy(state: SearchState, filters: SearchFilters): SearchState {
  return fromSearchBar({ ...state, filters: filtersOf(filters, state.flow) });
}

/** "Remove all filters": filters go, and with them theme and page; place, dates and party stay (SEARCH-107). */
export function withoutFilters(state: SearchState): SearchState {
  const { theme: _, ...rest } = state;
  return fromSearchBar({ ...rest, filters: NO_FILTERS });
}

/** Where and when: what activities put aside and give back (spec 1, section 4). */
export type WhereAndWhen = Pick<SearchState, 'place' | 'lat' | 'lng' | keyof DatesOfSearch>;

type DatesOfSearch = Pick<SearchState, 'checkin' | 'checkout' | 'night' | 'flexibleDays'>;

export function whereAndWhenOf({ place, lat, lng, ...state }: SearchState): WhereAndWhen {
  return {
    ...(place && { place }),
    ...(lat !== undefined && lng !== undefined && { lat, lng }),
    ...datesOf(state),
  };
}

/**
 * The search after a change of flow (spec 1, section 4): activities begin with nothing; leaving them brings place and dates
 * back, and leaving gifts the dates; a gift is for two and without dates; an order, a filter
 * or, for hotel nights, a theme that the new flow does not know goes.
 */
export function changedFlow(state: SearchState, flow: SearchFlow, putAside: WhereAndWhen = {}): SearchState {
  if (flow === state.flow) return { ...state, page: 0 };
  if (flow === 'activity') return { ...START, flow };
  const base: SearchState = {
    ...(state.flow === 'activity' ? { ...START, ...putAside } : state),
    ...(state.flow === 'gifting' && datesOf(putAside)),
  };
  const { checkin, checkout, night, flexibleDays, giftNights, giftFormat, giftAdults, theme, from: _, ...stored } = base;
  const own =
    flow === 'gifting'
      ? { ...DEFAULT_PARTY, ...giftOf({ giftNights, giftFormat, giftAdults }) }
      : datesOf({ checkin, checkout, night, flexibleDays });
  return {
    ...stored,
    ...own,
    ...(theme && flow !== 'hotel' && { theme }),
    flow,
    page: 0,
    sort: storedSort(base.sort, flow, base.lat !== undefined),
    filters: filtersOf(base.filters, flow),
  };
}

function datesOf({ checkin, checkout, night, flexibleDays }: DatesOfSearch): DatesOfSearch {
  return {
    ...(checkin && { checkin }),
    ...(checkout && { checkout }),
    ...(night && { night }),
    ...(checkin && flexibleDays && { flexibleDays }),
  };
}

function giftOf({
  giftNights,
  giftFormat,
  giftAdults,
}: Pick<SearchState, 'giftNights' | 'giftFormat' | 'giftAdults'>): Partial<SearchState> {
  return { ...(giftNights && { giftNights }), ...(giftFormat && { giftFormat }), ...(giftAdults && { giftAdults }) };
}
