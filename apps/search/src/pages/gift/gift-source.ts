import { giftActivityGroupsQuery, giftFacetsQuery, giftMarkersQuery, giftOffersQuery, type SearchedGift } from '@shop/api-client';
import type { SearchSource } from '../../components/search-source.ts';
import { giftSearch } from '../../views/gift-question.ts';

/** A search among the stays that the gift of this browser opens (API-016, API-017, API-018). */
export function giftSource(gift: SearchedGift, nights: number | undefined): SearchSource {
  return {
    offers: (state, visit) => giftOffersQuery(gift, giftSearch(state, visit)) as ReturnType<SearchSource['offers']>,
    markers: (state, visit) => giftMarkersQuery(gift, giftSearch(state, visit)) as ReturnType<SearchSource['markers']>,
    facets: (state, visit) => giftFacetsQuery(gift, giftSearch(state, visit)) as ReturnType<SearchSource['facets']>,
    // The same groups out of another answer, which the types of a query name.
    activities: (state, visit) =>
      giftActivityGroupsQuery(gift, giftSearch(state, visit)) as unknown as ReturnType<SearchSource['activities']>,
    gift: { nights },
  };
}
