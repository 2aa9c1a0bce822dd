import type { ActivitySearchBody, OffersBody, Site } from '@shop/contracts';
import { bookingWindow, type FlexibleDates } from '@shop/domain';
import { activityCriterias, aroundTown, searchCriterias, type SearchState } from '@shop/routes';

/** Results on one page (SEARCH-111). */
export const PAGE_SIZE = 24;
/** Suggestions below too few results (SEARCH-121). */
export const FALLBACK_LIMIT = 3;
/** Kilometres that suggestions look further (SEARCH-121). */
const EXPANDED_RADIUS_KM = 30;
/** Stays of one hotel where the search is of that hotel, and activities of one centre (API-010, API-016). */
export const MAX_OF_ONE = 20;
/** API-006. */
const PROVIDER = 'msite';

export type SearchSite = Pick<Site, 'locale' | 'today' | 'todayIsClosed'>;

/** The one question of the results page; server render, loader and page ask it with the same words. */
export function offersBody(state: SearchState, site: SearchSite): OffersBody {
  return {
    searchCriterias: searchCriterias(keepFutureDates(state, site)),
    orderBy: state.sort,
    locale: site.locale,
    page: state.page,
    limit: PAGE_SIZE,
    searchProvider: PROVIDER,
    ...variant(state),
  };
}

/** What the search nearly found, asked when it found too little (API-006). */
export function fallbackBody(state: SearchState, site: SearchSite): OffersBody {
  const body = offersBody(state, site);
  const { searchCriterias: criterias } = body;
  const hasDistance = criterias.distanceMin !== undefined || criterias.distanceMax !== undefined;
  return {
    ...body,
    searchCriterias: hasDistance ? criterias : { ...criterias, ...aroundTown(state) },
    page: 0,
    limit: FALLBACK_LIMIT,
    fallback: 'proximity',
    expandedRadius: EXPANDED_RADIUS_KM,
    fetchPageModel: false,
  };
}

/** The same page of activities (API-010). */
export function activitiesBody(state: SearchState, { locale }: SearchSite): ActivitySearchBody {
  return {
    searchCriterias: activityCriterias(state),
    locale,
    orderBy: state.sort,
    page: state.page,
    limit: PAGE_SIZE,
    numberOfPackagesPerHotel: MAX_OF_ONE,
  };
}

/**
 * An arrival that nobody can book is dropped with its departure: one that has passed, today's after 20:00 (SEARCH-102,
 * SEARCH-128), and one that lies more than a year ahead.
 */
export function keepFutureDates(state: SearchState, site: Pick<Site, 'today' | 'todayIsClosed'>): SearchState {
  const { checkin } = state;
  if (!checkin) return state;
  const { firstDay, lastDay } = bookingWindow(site);
  if (checkin >= firstDay && checkin <= lastDay) return state;
  return undated(state);
}

/** The same search for any day; nights that stood in its dates go with them. */
export function undated<Search extends FlexibleDates & Pick<SearchState, 'night'>>(state: Search): Search {
  const night = state.checkout ? undefined : state.night;
  return { ...state, checkin: undefined, checkout: undefined, flexibleDays: undefined, night };
}

export function variant({ flow, place }: SearchState): Pick<OffersBody, 'performGiftableSearch' | 'type' | 'numberOfPackagesPerHotel'> {
  return {
    ...(flow === 'gifting' && { performGiftableSearch: true }),
    ...(flow === 'hotel' && { type: 'hotel' as const }),
    ...(place?.kind === 'hotel' && { numberOfPackagesPerHotel: MAX_OF_ONE }),
  };
}
