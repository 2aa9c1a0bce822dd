import { offersQuery, searchActivitiesQuery } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { wantsFallback } from '@shop/domain';
import type { SearchState } from '@shop/routes';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { foundActivities, foundStays } from '../../views/results/found.ts';
import { resultsView, type ResultsView } from '../../views/results/results-view.ts';
import { activitiesBody, fallbackBody, offersBody, PAGE_SIZE } from '../../views/search-question.ts';

/** What a search has found, suggestions included, and the way to ask again. */
export function useResults(state: SearchState): { readonly view: ResultsView; readonly retry: () => void } {
  const site = useSite();
  const isActivity = state.flow === 'activity';
  const stays = useQuery({ ...offersQuery(offersBody(state, site)), enabled: !isActivity });
  const activities = useQuery({ ...searchActivitiesQuery(activitiesBody(state, site)), enabled: isActivity });
  const asked = isActivity ? activities : stays;
  const found = useMemo(
    () => (isActivity ? activities.data && foundActivities(activities.data) : stays.data && foundStays(stays.data)),
    [isActivity, activities.data, stays.data],
  );
  const isFew = !isActivity && found !== undefined && wantsFallback(found.details.totalCount, PAGE_SIZE);
  const fallback = useQuery({ ...offersQuery(fallbackBody(state, site)), enabled: isFew });
  const suggestions = useMemo(
    () => (!isFew || fallback.isError ? [] : fallback.data && foundStays(fallback.data).cards),
    [isFew, fallback.isError, fallback.data],
  );
  return {
    view: resultsView({ found, isError: asked.isError, suggestions, pageSize: PAGE_SIZE }),
    retry: () => void asked.refetch(),
  };
}
