import type { FacetsQuery } from '@shop/contracts';
import { searchCriterias, type SearchState } from '@shop/routes';
import { keepFutureDates, variant, type SearchSite } from './search-question.ts';

/** What the filters would leave, choice by choice (API-002). */
export function facetsQueryOf(state: SearchState, site: SearchSite): FacetsQuery {
  return {
    ...searchCriterias(keepFutureDates(state, site)),
    locale: site.locale,
    withActivities: true,
    ...variant(state),
  };
}
