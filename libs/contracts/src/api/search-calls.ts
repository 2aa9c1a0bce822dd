import Type from 'typebox';
import { Availabilities } from '../calls/calendar.ts';
import { LocaleQuery } from '../calls/common-query.ts';
import { ActivityGroup, FacetsAnswer, FacetsQuery } from '../calls/facets.ts';
import { MapAnswer, OffersAnswer, OffersRequest } from '../calls/offers.ts';
import { AutocompleteQuery, RecommendedQuery, Suggestion } from '../calls/place.ts';
import { SearchMonthsQuery } from '../calls/stay-query.ts';
import { MAX_SUGGESTIONS } from '../limits.ts';
import type { Calls } from './call.ts';
import {
  AUTOCOMPLETE_PLACES,
  LIST_RECOMMENDED_PLACES,
  SEARCH_OFFERS,
  GET_FACETS,
  LIST_ACTIVITY_GROUPS,
  GET_SEARCH_CALENDAR,
} from './addresses/index.ts';

const TermQuery = Type.Object({
  ...AutocompleteQuery.properties,
  locale: LocaleQuery,
  maxResults: Type.Integer({ minimum: 1, maximum: MAX_SUGGESTIONS, default: MAX_SUGGESTIONS }),
});

/** Search (API-002 to API-007, API-034, API-035). */
export const searchCalls = {
  [AUTOCOMPLETE_PLACES]: {
    tag: 'search',
    summary: 'Destinations and hotels that fit what is being typed',
    query: TermQuery,
    answers: { 200: Type.Array(Suggestion) },
    errors: [],
  },
  [LIST_RECOMMENDED_PLACES]: {
    tag: 'search',
    summary: 'Destinations that are proposed before anything is typed',
    query: Type.Object({ ...RecommendedQuery.properties, locale: LocaleQuery }),
    answers: { 200: Type.Array(Suggestion) },
    errors: [],
  },
  [SEARCH_OFFERS]: {
    tag: 'search',
    summary: 'Search stays; also for maps, gifts, one hotel, and the few that come close',
    body: OffersRequest,
    answers: { 200: Type.Union([OffersAnswer, MapAnswer]) },
    errors: [],
  },
  [GET_FACETS]: {
    tag: 'search',
    summary: 'Filters of a search, with how many stays each would leave',
    query: FacetsQuery,
    answers: { 200: FacetsAnswer },
    errors: [],
  },
  [LIST_ACTIVITY_GROUPS]: {
    tag: 'search',
    summary: 'Groups of activities among what a search finds',
    query: FacetsQuery,
    answers: { 200: Type.Array(ActivityGroup) },
    errors: [],
  },
  [GET_SEARCH_CALENDAR]: {
    tag: 'search',
    summary: 'Calendar of a place: the least price by day of arrival; without months where it holds too many stays to look through',
    query: SearchMonthsQuery,
    answers: { 200: Availabilities },
    errors: [],
  },
} as const satisfies Calls;
