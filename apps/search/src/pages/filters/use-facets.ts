import { refetchFailed, searchActivitiesQuery } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import type { FilterKey, SearchFilters } from '@shop/domain';
import type { SearchState } from '@shop/routes';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { filterChoices, NO_CHOICES, type ChoicesStatus, type Facets } from '../../views/results/filter-choices.ts';
import { useSearchSource } from '../../components/use-search-source.ts';
import { activitiesBody } from '../../views/search-question.ts';
import { useSettled } from './use-settled.ts';

/** Counts for filters that are still being edited. Called only by what is open, so a page that is only read asks nothing. */
export function useFacets(state: SearchState, keys: readonly FilterKey[], pending: SearchFilters): Facets {
  const site = useSite();
  const client = useQueryClient();
  const source = useSearchSource();
  const filters = useSettled(useDeferredValue(pending));
  const requested = { ...state, filters, page: 0 };
  const isActivity = state.flow === 'activity';
  const hasGroups = !isActivity && keys.includes('activities');
  const facets = useQuery({ ...source.facets(requested, site), enabled: !isActivity, placeholderData: keepPreviousData });
  const groups = useQuery({
    ...source.activities(requested, site),
    enabled: hasGroups,
    placeholderData: keepPreviousData,
  });
  const found = useQuery({
    ...searchActivitiesQuery(activitiesBody(requested, site)),
    enabled: isActivity,
    placeholderData: keepPreviousData,
  });
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
    activities: statusOf(isActivity ? found : groups),
    lists: statusOf(counted),
    retry: () => void refetchFailed(client),
  };
}

function statusOf({ isLoading, isError }: { readonly isLoading: boolean; readonly isError: boolean }): ChoicesStatus {
  if (isError) return 'failed';
  return isLoading ? 'loading' : 'known';
}
