import type { FacetsQuery } from '@shop/contracts';
import { searchCriterias, type SearchState } from '@shop/routes';
import { keepFutureDates, variant, type Visit } from './search-question.ts';

/** What the filters would leave, choice by choice (API-002). */
export function facetsQueryOf(state: SearchState, visit: Visit): FacetsQuery {
  return {
    ...searchCriterias(keepFutureDates(state, visit)),
    locale: visit.locale,
    withActivities: true,
    ...variant(state),
  };
}
