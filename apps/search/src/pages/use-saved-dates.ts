import { recall, remember } from '@shop/design-system/device-memory';
import { formatSavedDates, parseSavedDates, type DaySelection } from '@shop/domain';
import { useMemo, useSyncExternalStore } from 'react';

const NAME = 'searchDates';

/** The dates searched last on this device. None while rendered on the server. */
export function useSavedDates(): DaySelection {
  const stored = useSyncExternalStore(neverChanges, read, () => null);
  return useMemo(() => parseSavedDates(stored), [stored]);
}

/** Keeps the dates of a search for the next visit and for the favourites; a search that could name dates and has none forgets them. */
export function saveDates(dates: DaySelection): void {
  remember(NAME, formatSavedDates(dates));
}

const read = (): string | null => recall(NAME);

const neverChanges = (): (() => void) => () => undefined;
