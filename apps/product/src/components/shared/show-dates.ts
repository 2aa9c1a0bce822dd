/** The calendar of the stay page, by its `id`. */
export const DATES_ID = 'dates';

/** Brings the calendar into sight, and lets the keyboard go on from there. */
export function showDates(): void {
  const dates = document.getElementById(DATES_ID);
  const isCalm = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  dates?.scrollIntoView({ block: 'start', behavior: isCalm ? 'auto' : 'smooth' });
  dates?.focus({ preventScroll: true });
}
