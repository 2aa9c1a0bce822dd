import { type FacetsQuery, GET_FACETS, LIST_ACTIVITY_GROUPS } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { asking } from '../transport/asking.ts';
import { readable } from '../transport/readable.ts';
import { call } from '../transport/call.ts';
import { isActivityGroups, isFacets } from './readable-facets.ts';

/** How many results each choice of the filters would leave, and how many there are with all of them (API-002). */
export function facetsQuery(query: FacetsQuery) {
  return queryOptions({
    ...asking,
    queryKey: ['facets', query],
    queryFn: async ({ signal }) => readable(await call(GET_FACETS, { query, signal }), isFacets),
  });
}

/** The groups of activities, asked when their list is opened (API-003). */
export function activityGroupsQuery(query: FacetsQuery) {
  return queryOptions({
    ...asking,
    queryKey: ['activityGroups', query],
    queryFn: async ({ signal }) => readable(await call(LIST_ACTIVITY_GROUPS, { query, signal }), isActivityGroups),
  });
}
