import type { LocalDate } from '@shop/contracts';

/** An instant (ISO 8601) as day and `HH:mm` at the point of sale. */
export function localMoment(instant: string, timeZone: string): { readonly day: LocalDate; readonly time: string } {
  // Swedish writes days as the ISO does.
  const text = new Date(instant).toLocaleString('sv-SE', { timeZone });
  return { day: text.slice(0, 10), time: text.slice(11, 16) };
}
