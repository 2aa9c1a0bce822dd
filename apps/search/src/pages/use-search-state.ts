import type { SearchFlow } from '@shop/domain';
import { formatSearchHash, formatSearchQuery, hasQueryMirror, hrefFor, withoutQueryMirror, type SearchState } from '@shop/routes';
import { useSite } from '@shop/contracts/page';
import { useHydrated } from '@shop/design-system';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router';
import { readSearch } from '../views/read-search.ts';
import { rebasedSearch } from '../views/rebased-search.ts';
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
 * `ownFlow` is the one of the path where the query names none, `ownScreen` the page that every search of it stays on. The router draws a new address a moment after the choice:
 * a second choice within that moment builds on the first.
 */
export function useSearchState(
  ownFlow?: SearchFlow,
  ownScreen?: 'giftStays',
): [state: SearchState, navigateTo: (next: SearchState, rest?: NavigateRest) => void] {
  const { locale } = useSite();
  const location = useLocation();
  const { search, hash } = location;
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const seen = isHydrated ? hash : '';
  const state = useMemo(() => readSearch({ search, hash: seen }, ownFlow), [search, seen, ownFlow]);
  const underWay = useRef<{ since: Location; state: SearchState }>(undefined);
  const navigateTo = useCallback(
    (chosen: SearchState, { replace = false, modal }: NavigateRest = {}) => {
      const onto = underWay.current?.since === location ? underWay.current.state : state;
      const next = rebasedSearch(chosen, { from: state, onto });
      underWay.current = { since: location, state: next };
      void navigate(
        {
          pathname: hrefFor(ownScreen ?? (next.flow === 'activity' ? 'activities' : 'results'), locale),
          search: formatSearchQuery(next),
          hash: formatSearchHash(next),
        },
        { replace, ...(modal && { state: { modal, hasSearched: true }, preventScrollReset: true }) },
      );
    },
    [navigate, locale, location, ownScreen, state],
  );

  useEffect(() => {
    if (!isHydrated) return;
    delete document.documentElement.dataset['hashState'];
    // The same entry of the history, in its other form: what else it holds stays.
    if (hasQueryMirror(search))
      void navigate(withoutQueryMirror(search, state), { replace: true, preventScrollReset: true, state: location.state as unknown });
  }, [isHydrated, search, state, location.state, navigate]);

  return [state, navigateTo];
}
