import { giftActivityGroupsQuery, giftFacetsQuery, giftMarkersQuery, giftOffersQuery, type SearchedGift } from '@shop/api-client';
import type { SearchSource } from '../../components/search-source.ts';
import { giftSearch } from '../../views/gift-question.ts';

/** A search among the stays that the gift of this browser opens (API-016, API-017, API-018). */
export function giftSource(gift: SearchedGift, nights: number | undefined): SearchSource {
  return {
    offers: (state, site) => giftOffersQuery(gift, giftSearch(state, site)) as ReturnType<SearchSource['offers']>,
    markers: (state, site) => giftMarkersQuery(gift, giftSearch(state, site)) as ReturnType<SearchSource['markers']>,
    facets: (state, site) => giftFacetsQuery(gift, giftSearch(state, site)) as ReturnType<SearchSource['facets']>,
    // The same groups out of another answer, which the types of a query name.
    activities: (state, site) =>
      giftActivityGroupsQuery(gift, giftSearch(state, site)) as unknown as ReturnType<SearchSource['activities']>,
    gift: { nights },
  };
}
