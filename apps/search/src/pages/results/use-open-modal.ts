import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { MODAL_NAMES, type ModalName } from '../../views/results/modal-name.ts';
import { useHydrated } from '../use-hydrated.ts';

interface OpenModal {
  readonly open: ModalName | undefined;
  readonly show: (name: ModalName) => void;
  readonly hide: () => void;
}

/** Which modal is open stands in the entry of the history, not in the address: a shared link opens none. */
export function useOpenModal(): OpenModal {
  const { search, hash, state } = useLocation() as { search: string; hash: string; state: unknown };
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const name = isHydrated ? nameIn(state) : undefined;
  const show = useCallback(
    (next: ModalName) => void navigate({ search, hash }, { state: { modal: next }, preventScrollReset: true }),
    [navigate, search, hash],
  );
  const hide = useCallback(() => void navigate(-1), [navigate]);
  return { open: name, show, hide };
}

function nameIn(state: unknown): ModalName | undefined {
  const name = typeof state === 'object' && state !== null && 'modal' in state ? state.modal : undefined;
  return MODAL_NAMES.find((known) => known === name);
}
