import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while the browser takes over the server's page, which knows neither hash nor storage. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
