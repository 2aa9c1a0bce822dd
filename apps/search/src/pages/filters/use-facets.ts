import { activityGroupsQuery, facetsQuery, searchActivitiesQuery } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import type { SearchFilters } from '@shop/domain';
import type { SearchState } from '@shop/routes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { filterChoices, NO_CHOICES, type Facets } from '../../views/results/filter-choices.ts';
import { activitiesBody, facetsQueryOf } from '../../views/search-question.ts';
import { useSettled } from './use-settled.ts';

/** Counts for filters that are still being edited. Called only by what is open, so a page that is only read asks nothing. */
export function useFacets(state: SearchState, pending: SearchFilters): Facets {
  const site = useSite();
  const filters = useSettled(useDeferredValue(pending));
  const asked = { ...state, filters, page: 0 };
  const isActivity = state.flow === 'activity';
  const hasActivities = !isActivity && state.flow !== 'hotel';
  const facets = useQuery({ ...facetsQuery(facetsQueryOf(asked, site)), enabled: !isActivity, placeholderData: keepPreviousData });
  const groups = useQuery({
    ...activityGroupsQuery(facetsQueryOf(asked, site)),
    enabled: hasActivities,
    placeholderData: keepPreviousData,
  });
  const found = useQuery({ ...searchActivitiesQuery(activitiesBody(asked, site)), enabled: isActivity, placeholderData: keepPreviousData });
  const choices = useMemo(() => {
    if (isActivity) return found.data ? filterChoices({}, found.data.facets?.activityGroups ?? []) : NO_CHOICES;
    return facets.data ? filterChoices(facets.data, groups.data ?? []) : NO_CHOICES;
  }, [isActivity, found.data, facets.data, groups.data]);
  const counted = isActivity ? found : facets;
  const total = isActivity ? found.data?.searchDetails.totalCount : facets.data?.totalCount;
  const isCounting = counted.isFetching || filters !== pending;
  return {
    choices,
    total: isCounting ? undefined : total,
    isLoading: counted.isLoading,
    isError: counted.isError,
    retry: () => void counted.refetch(),
  };
}
