import type { DayNotes } from '../views/calendar-day.ts';

export interface DayWords {
  /** Why the day cannot be chosen. */
  readonly closed?: string;
  /** What is read with a day that can. */
  readonly open: readonly string[];
}

/** What is said of a day, to eyes and to screen readers alike; `say` gives the words of `search.dates`. */
export function noteWords(notes: DayNotes, say: (id: string, values?: Record<string, number>) => string): DayWords {
  const minStay = notes.minStay === undefined ? undefined : say('minStay', { count: notes.minStay });
  if (notes.closed) return { closed: minStay ?? say(notes.closed), open: [] };
  return {
    open: [minStay, notes.promo === undefined ? undefined : say('promo', { percent: notes.promo })].filter((word) => word !== undefined),
  };
}
