import { activityGroupsQuery, facetsQuery, markersQuery, offersQuery } from '@shop/api-client';
import { createContext, use } from 'react';
import type { SearchState } from '@shop/routes';
import { facetsQueryOf, offersBody, type Visit } from '../views/search-question.ts';

/** Whom filters, map and list ask: the shop's whole offer, or what a gift opens. */
export interface SearchSource {
  readonly offers: (state: SearchState, visit: Visit) => ReturnType<typeof offersQuery>;
  readonly markers: (state: SearchState, visit: Visit) => ReturnType<typeof markersQuery>;
  readonly facets: (state: SearchState, visit: Visit) => ReturnType<typeof facetsQuery>;
  readonly activities: (state: SearchState, visit: Visit) => ReturnType<typeof activityGroupsQuery>;
  /** The gift whose stays are searched: prices are what is left to pay after it, for its nights where the search names none. */
  readonly gift?: { readonly nights: number | undefined };
}

const WHOLE_OFFER: SearchSource = {
  offers: (state, visit) => offersQuery(offersBody(state, visit)),
  markers: (state, visit) => markersQuery(offersBody(state, visit)),
  facets: (state, visit) => facetsQuery(facetsQueryOf(state, visit)),
  activities: (state, visit) => activityGroupsQuery(facetsQueryOf(state, visit)),
};

export const SearchSourceContext = createContext<SearchSource>(WHOLE_OFFER);

export function useSearchSource(): SearchSource {
  return use(SearchSourceContext);
}
