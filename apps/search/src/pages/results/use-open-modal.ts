import { useHydrated } from '@shop/design-system';
import { useCallback, useRef } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router';
import { MODAL_NAMES, type ModalName } from '../../views/results/modal-name.ts';

export interface OpenModal {
  readonly open: ModalName | undefined;
  /** What the open one lies over: filters over the map. */
  readonly under: ModalName | undefined;
  readonly show: (name: ModalName) => void;
  readonly showMap: () => void;
  readonly hide: () => void;
}

/**
 * Which modal is open stands in the entry of the history, not in the address: a shared link opens none. One press counts
 * for each entry: the second half of a double press would open a modal twice, or leave the results with it. Closing leads to the entry
 * below, but where the modal itself has searched, as the map does: the list then shows what it found (SEARCH-048).
 */
export function useOpenModal(): OpenModal {
  const location = useLocation() as Location<unknown>;
  const { search, hash, state } = location;
  const navigate = useNavigate();
  const pressedAt = useRef<Location>(undefined);
  const isHydrated = useHydrated();
  const open = isHydrated ? nameIn(state, 'modal') : undefined;
  const under = isHydrated ? nameIn(state, 'under') : undefined;
  const once = useCallback(
    (go: () => void) => {
      if (pressedAt.current === location) return;
      pressedAt.current = location;
      go();
    },
    [location],
  );
  const show = useCallback(
    (next: ModalName) => once(() => void navigate({ search, hash }, { state: { modal: next, under: open }, preventScrollReset: true })),
    [once, navigate, search, hash, open],
  );
  const showMap = useCallback(() => show('map'), [show]);
  const hasSearched = isHydrated && hasSearchedIn(state);
  const hide = useCallback(
    () => once(() => void (hasSearched ? navigate({ search, hash }, { replace: true }) : navigate(-1))),
    [once, navigate, hasSearched, search, hash],
  );
  return { open, under, show, showMap, hide };
}

function hasSearchedIn(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'hasSearched' in state;
}

function nameIn(state: unknown, key: 'modal' | 'under'): ModalName | undefined {
  const name = typeof state === 'object' && state !== null ? (state as Record<string, unknown>)[key] : undefined;
  return MODAL_NAMES.find((known) => known === name);
}
