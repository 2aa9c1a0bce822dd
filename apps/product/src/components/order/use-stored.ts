import { useSyncExternalStore } from 'react';
import { pageMemory } from './page-memory.ts';

/** What the tab remembers under a name; nothing on the server and until the page runs. */
export function useStored(name: string): string | null {
  return useSyncExternalStore(
    pageMemory.subscribe,
    () => pageMemory.getItem(name),
    () => null,
  );
}
