import type { Language } from './locale.ts';

/** Written out, because engines of different years disagree on these (`sep`, `sept`, `sept.`) and hydration must not. */
export const SHORT_MONTHS: Record<Language, readonly string[]> = {
  fr: ['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin', 'juil.', 'août', 'sept.', 'oct.', 'nov.', 'déc.'],
  es: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sept', 'oct', 'nov', 'dic'],
  nl: ['jan', 'feb', 'mrt', 'apr', 'mei', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec'],
  it: ['gen', 'feb', 'mar', 'apr', 'mag', 'giu', 'lug', 'ago', 'set', 'ott', 'nov', 'dic'],
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
};

/** A Monday, to count the days of the week from. */
const MONDAY_MS = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

export interface DayNames {
  readonly months: readonly string[];
  readonly weekdays: readonly string[];
  readonly shortWeekdays: readonly string[];
}

const known = new Map<Language, DayNames>();

/** Names of the months, January first, and of the weekdays, Monday first; full names do not vary between engines. */
export function dayNames(language: Language): DayNames {
  const names = known.get(language) ?? readNames(language);
  known.set(language, names);
  return names;
}

function readNames(language: Language): DayNames {
  const name = (options: Intl.DateTimeFormatOptions, ms: number): string =>
    new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options }).format(ms);
  const week = [0, 1, 2, 3, 4, 5, 6].map((day) => MONDAY_MS + day * DAY_MS);
  return {
    months: Array.from({ length: 12 }, (_, month) => name({ month: 'long' }, Date.UTC(2024, month, 1))),
    weekdays: week.map((ms) => name({ weekday: 'long' }, ms)),
    shortWeekdays: week.map((ms) => name({ weekday: 'short' }, ms)),
  };
}
