import { useSyncExternalStore } from 'react';

/** From here on list and map fit beside each other; `list-beside-map.module.css` has the same width. */
const WIDE = '(min-width: 75rem)';

/** Whether list and map fit beside each other; a server does not know. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, isWide, () => false);
}

const widthQuery = () => globalThis.matchMedia?.(WIDE);

const isWide = () => widthQuery()?.matches ?? false;

function subscribe(onChange: () => void): () => void {
  const query = widthQuery();
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}
