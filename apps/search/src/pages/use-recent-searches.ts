import type { Suggestion } from '@shop/contracts';
import { defaultBrandName } from '@shop/design-system/brand-name';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { parseRecentSearches, rememberPlace } from '../views/recent-searches.ts';

/** Storage keys begin with the shop's name (decision A-119). */
const KEY = `${defaultBrandName.toLowerCase()}.recentSearches`;

/** The places searched last on this device, newest first, and the way to add one. Empty while rendered on the server. */
export function useRecentSearches(): [recent: readonly Suggestion[], remember: (place: Suggestion) => void] {
  const stored = useSyncExternalStore(subscribe, read, () => null);
  const recent = useMemo(() => parseRecentSearches(stored), [stored]);
  const remember = useCallback((place: Suggestion) => write(rememberPlace(parseRecentSearches(read()), place)), []);
  return [recent, remember];
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** A browser may refuse its storage; then nothing is remembered. */
function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function write(places: readonly Suggestion[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(places));
  } catch {
    return;
  }
  for (const listener of listeners) listener();
}
