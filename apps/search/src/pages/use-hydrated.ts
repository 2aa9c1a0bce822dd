import { useSyncExternalStore } from 'react';

/** False on the server and while the server's HTML is taken over, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

const neverChanges = (): (() => void) => () => undefined;
