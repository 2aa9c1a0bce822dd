import type { DayNotes } from '../views/calendar-day.ts';

export interface DayMessages {
  /** Why the day cannot be chosen. */
  readonly closed?: string;
  /** What is read with a day that can. */
  readonly open: readonly string[];
}

/** What is said of a day, to eyes and to screen readers alike; `say` gives the words of `search.dates`. */
export function noteLabels(notes: DayNotes, t: (id: string, values?: Record<string, number>) => string): DayMessages {
  const minStay = notes.minStay === undefined ? undefined : t('minStay', { count: notes.minStay });
  if (notes.closed) return { closed: minStay ?? t(notes.closed), open: [] };
  return {
    open: [minStay, notes.promo === undefined ? undefined : t('promo', { percent: notes.promo })].filter((word) => word !== undefined),
  };
}
