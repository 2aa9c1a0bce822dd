import { defaultBrandName } from '@shop/design-system/brand-name';
import { useSyncExternalStore } from 'react';

/** Storage keys begin with the shop's name (decision note `open-points`). */
const KEY = `${defaultBrandName.toLowerCase()}.search.map`;
const BESIDE = 'beside';

const listeners = new Set<() => void>();
/** Where the browser refuses its storage, this page remembers by itself. */
let unstored: boolean | undefined;

/**
 * Whether the visitor wants the map beside the list. The tab remembers it, not the entry of the history: other searches, Back and
 * Forward keep the map as it is, whatever becomes of the entry's state (decision note map-beside-the-list).
 */
export function useRememberedMap(): [isWanted: boolean, remember: (isWanted: boolean) => void] {
  return [useSyncExternalStore(subscribe, read, () => false), remember];
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
}

function read(): boolean {
  if (unstored !== undefined) return unstored;
  try {
    return sessionStorage.getItem(KEY) === BESIDE;
  } catch {
    return false;
  }
}

function remember(isWanted: boolean): void {
  try {
    if (isWanted) sessionStorage.setItem(KEY, BESIDE);
    else sessionStorage.removeItem(KEY);
    unstored = undefined;
  } catch {
    unstored = isWanted;
  }
  for (const tell of listeners) tell();
}
