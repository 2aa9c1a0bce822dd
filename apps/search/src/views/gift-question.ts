import type { GiftSearch, SearchedGift } from '@shop/api-client';
import { searchCriterias, type SearchState } from '@shop/routes';
import { keepFutureDates, MAX_OF_ONE, PAGE_SIZE, type SearchSite } from './search-question.ts';

/** The same search among the stays that a gift opens (API-016, API-017, GIFT-022). */
export function giftSearch(state: SearchState, site: SearchSite): GiftSearch {
  return {
    ...searchCriterias(keepFutureDates(state, site)),
    locale: site.locale,
    orderBy: state.sort,
    page: state.page,
    limit: PAGE_SIZE,
    numberOfPackagesPerHotel: MAX_OF_ONE,
  };
}

/** Whose call a gift's stays are asked by; undefined for gifts that open no certain stays. */
export function searchedGift(kind: string): SearchedGift | undefined {
  if (kind === 'BOX') return 'boxes';
  return kind === 'SINGLEVOUCHER' ? 'single-vouchers' : undefined;
}
