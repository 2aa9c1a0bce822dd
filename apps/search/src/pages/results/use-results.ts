import { offersQuery, searchActivitiesQuery } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { wantsFallback } from '@shop/domain';
import type { SearchState } from '@shop/routes';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { foundActivities, foundStays } from '../../views/results/found.ts';
import { resultsView, type ResultsView } from '../../views/results/results-view.ts';
import { activitiesBody, fallbackBody, offersBody, PAGE_SIZE } from '../../views/search-question.ts';

/** What a search has found, suggestions included, and the way to ask again. */
export function useResults(state: SearchState): { readonly view: ResultsView; readonly retry: () => void } {
  const site = useSite();
  const isActivity = state.flow === 'activity';
  const stays = useQuery({ ...offersQuery(offersBody(state, site)), enabled: !isActivity });
  const activities = useQuery({
    ...searchActivitiesQuery(activitiesBody(state, site)),
    enabled: isActivity,
    refetchOnMount: state.page > 0 ? 'always' : true,
  });
  const requested = isActivity ? activities : stays;
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
  const view = useMemo(
    () => resultsView({ found, isError: requested.isError, suggestions, pageSize: PAGE_SIZE }),
    [found, requested.isError, suggestions],
  );
  return { view: useUnhurried(view, state), retry: () => void requested.refetch() };
}

const LOADING: ResultsView = { kind: 'loading' };

/**
 * Cards are drawn when the browser has time, a few milliseconds at once, so that it answers every press meanwhile; until
 * then the page shows what it has of the same search, or placeholders, but never the cards of another one.
 */
function useUnhurried(view: ResultsView, state: SearchState): ResultsView {
  const latest = useMemo(() => ({ view, state }), [view, state]);
  const drawn = useDeferredValue(latest);
  if (view.kind !== 'found') return view;
  return drawn.state === state ? drawn.view : LOADING;
}
