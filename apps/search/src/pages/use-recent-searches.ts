import type { Suggestion } from '@shop/contracts';
import { onRemembered, recall, remember } from '@shop/design-system/device-memory';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { parseRecentSearches, rememberPlace } from '../views/recent-searches.ts';

const NAME = 'recentSearches';

/** The places searched last on this device, newest first, and the way to add one. Empty while rendered on the server. */
export function useRecentSearches(): [recent: readonly Suggestion[], remember: (place: Suggestion) => void] {
  const stored = useSyncExternalStore(onRemembered, read, () => null);
  const recent = useMemo(() => parseRecentSearches(stored), [stored]);
  const add = useCallback((place: Suggestion) => {
    remember(NAME, JSON.stringify(rememberPlace(parseRecentSearches(read()), place)));
  }, []);
  return [recent, add];
}

const read = (): string | null => recall(NAME);
