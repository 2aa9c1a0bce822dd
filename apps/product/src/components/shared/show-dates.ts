/** The calendar of the stay page, by its `id`. */
export const DATES_ID = 'dates';
/** The days of the stay's activities, by their `id`. */
export const ACTIVITY_DAYS_ID = 'activity-days';

/** Brings the calendar into sight, and lets the keyboard go on from there. */
export function showDates(): void {
  show(document.getElementById(DATES_ID));
}

/** Brings the first activity without a day into sight, and puts the keyboard there. */
export function showActivityDays(): void {
  const choices = document.getElementById(ACTIVITY_DAYS_ID)?.querySelectorAll('select') ?? [];
  show(
    [...choices].find(({ value }) => !value),
    'center',
  );
}

function show(part: HTMLElement | null | undefined, block: ScrollLogicalPosition = 'start'): void {
  const isCalm = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  part?.scrollIntoView({ block, behavior: isCalm ? 'auto' : 'smooth' });
  part?.focus({ preventScroll: true });
}
