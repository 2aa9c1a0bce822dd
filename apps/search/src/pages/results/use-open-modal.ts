import { useHydrated } from '@shop/design-system';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { MODAL_NAMES, type ModalName } from '../../views/results/modal-name.ts';

interface OpenModal {
  readonly open: ModalName | undefined;
  /** What the open one lies over: filters over the map. */
  readonly under: ModalName | undefined;
  readonly show: (name: ModalName) => void;
  readonly showMap: () => void;
  readonly hide: () => void;
}

/** Which modal is open stands in the entry of the history, not in the address: a shared link opens none. */
export function useOpenModal(): OpenModal {
  const { search, hash, state } = useLocation() as { search: string; hash: string; state: unknown };
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const open = isHydrated ? nameIn(state, 'modal') : undefined;
  const under = isHydrated ? nameIn(state, 'under') : undefined;
  const show = useCallback(
    (next: ModalName) => void navigate({ search, hash }, { state: { modal: next, under: open }, preventScrollReset: true }),
    [navigate, search, hash, open],
  );
  const showMap = useCallback(() => show('map'), [show]);
  const hide = useCallback(() => void navigate(-1), [navigate]);
  return { open, under, show, showMap, hide };
}

function nameIn(state: unknown, key: 'modal' | 'under'): ModalName | undefined {
  const name = typeof state === 'object' && state !== null ? (state as Record<string, unknown>)[key] : undefined;
  return MODAL_NAMES.find((known) => known === name);
}
