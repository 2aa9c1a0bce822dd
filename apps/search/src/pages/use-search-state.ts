import { formatSearchHash, formatSearchQuery, holdsTwin, movedTwin, parseSearchAddress, type SearchState } from '@shop/routes';
import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from './use-hydrated.ts';

/**
 * The search as the address tells it, and the way to another search (spec 1, section 2).
 * The server never sees the hash, so the first render reads the query alone; from the next one on the hash counts.
 */
export function useSearchState(): [state: SearchState, navigateTo: (next: SearchState) => void] {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const state = useMemo(() => parseSearchAddress({ search, hash: isHydrated ? hash : '' }), [search, hash, isHydrated]);
  const navigateTo = useCallback(
    (next: SearchState) => void navigate({ search: formatSearchQuery(next), hash: formatSearchHash(next) }),
    [navigate],
  );

  useEffect(() => {
    if (!isHydrated) return;
    delete document.documentElement.dataset['hashState'];
    if (holdsTwin(search)) void navigate(movedTwin(search, state), { replace: true, preventScrollReset: true });
  }, [isHydrated, search, state, navigate]);

  return [state, navigateTo];
}
