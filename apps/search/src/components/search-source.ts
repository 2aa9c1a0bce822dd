import type { activityGroupsQuery, facetsQuery, markersQuery, offersQuery } from '@shop/api-client';
import type { SearchState } from '@shop/routes';
import { createContext, use } from 'react';
import type { SearchSite } from '../views/search-question.ts';

/** Whom filters, map and list ask: the shop's whole offer, or what a gift opens. */
export interface SearchSource {
  readonly offers: (state: SearchState, site: SearchSite) => ReturnType<typeof offersQuery>;
  readonly markers: (state: SearchState, site: SearchSite) => ReturnType<typeof markersQuery>;
  readonly facets: (state: SearchState, site: SearchSite) => ReturnType<typeof facetsQuery>;
  readonly activities: (state: SearchState, site: SearchSite) => ReturnType<typeof activityGroupsQuery>;
  /** The gift whose stays are searched: prices are what is left to pay after it, for its nights where the search names none. */
  readonly gift?: { readonly nights: number | undefined };
}

/** Undefined: the whole offer, whose questions come with the code that asks them (`useSearchSource`). */
export const SearchSourceContext = createContext<SearchSource | undefined>(undefined);

/** The gift whose stays are searched, if any. */
export const useSearchedGift = (): SearchSource['gift'] => use(SearchSourceContext)?.gift;
