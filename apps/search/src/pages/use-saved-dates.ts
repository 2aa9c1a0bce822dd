import { defaultBrandName } from '@shop/design-system/brand-name';
import type { DaySelection } from '@shop/domain';
import { useMemo, useSyncExternalStore } from 'react';
import { formatSavedDates, parseSavedDates } from '../views/search-draft-saved.ts';

/** Storage keys begin with the shop's name (decision A-119). */
const KEY = `${defaultBrandName.toLowerCase()}.searchDates`;

/** The dates searched last on this device. None while rendered on the server. */
export function useSavedDates(): DaySelection {
  const stored = useSyncExternalStore(neverChanges, read, () => null);
  return useMemo(() => parseSavedDates(stored), [stored]);
}

/** Keeps the dates of a search for the next visit; a search without dates forgets them. */
export function saveDates(dates: DaySelection): void {
  const text = formatSavedDates(dates);
  try {
    if (text) localStorage.setItem(KEY, text);
    else localStorage.removeItem(KEY);
  } catch {
    return;
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

const neverChanges = (): (() => void) => () => undefined;
