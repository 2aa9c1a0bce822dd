import type { SearchFlow } from '@shop/domain';
import { formatSearchHash, formatSearchQuery, holdsTwin, hrefFor, movedTwin, parseSearchAddress, type SearchState } from '@shop/routes';
import { useSite } from '@shop/contracts/page';
import { useHydrated } from '@shop/design-system';
import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ModalName } from '../views/results/modal-name.ts';

export interface NavigateRest {
  /** Takes the place of the entry that is shown: a modal that is confirmed leaves no trace of itself. */
  readonly replace?: boolean;
  /** Stays open over the new results: the map. */
  readonly modal?: ModalName | undefined;
}

/**
 * The search as the address tells it, and the way to another search (spec 1, section 2).
 * The server never sees the hash, so the first render reads the query alone; from the next one on the hash counts.
 * `ownFlow` is the one of the path where the query names none.
 */
export function useSearchState(ownFlow?: SearchFlow): [state: SearchState, navigateTo: (next: SearchState, rest?: NavigateRest) => void] {
  const { locale } = useSite();
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const seen = isHydrated ? hash : '';
  const state = useMemo(() => parseSearchAddress({ search, hash: seen }, ownFlow), [search, seen, ownFlow]);
  const navigateTo = useCallback(
    (next: SearchState, { replace = false, modal }: NavigateRest = {}) =>
      void navigate(
        {
          pathname: hrefFor(next.flow === 'activity' ? 'activities' : 'results', locale),
          search: formatSearchQuery(next),
          hash: formatSearchHash(next),
        },
        { replace, ...(modal && { state: { modal }, preventScrollReset: true }) },
      ),
    [navigate, locale],
  );

  useEffect(() => {
    if (!isHydrated) return;
    delete document.documentElement.dataset['hashState'];
    if (holdsTwin(search)) void navigate(movedTwin(search, state), { replace: true, preventScrollReset: true });
  }, [isHydrated, search, state, navigate]);

  return [state, navigateTo];
}
