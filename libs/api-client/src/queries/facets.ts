import type { ActivityGroup, FacetsAnswer, FacetsQuery } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { asking } from '../transport/asking.ts';
import { request } from '../transport/request.ts';

/** How many results each choice of the filters would leave, and how many there are with all of them (decision A-080). */
export function facetsQuery(query: FacetsQuery) {
  return queryOptions({
    ...asking,
    queryKey: ['facets', query],
    queryFn: ({ signal }) => request<FacetsAnswer>({ path: '/api/search/facets.json', query, signal }),
  });
}

/** The groups of activities, asked when their list is opened (spec 1, section 7; decision A-081). */
export function activityGroupsQuery(query: FacetsQuery) {
  return queryOptions({
    ...asking,
    queryKey: ['activityGroups', query],
    queryFn: ({ signal }) => request<ActivityGroup[]>({ path: '/api/search/activities.json', query, signal }),
  });
}
