import type { LocalDate } from '../days/local-date.ts';

/** First and last day of a season each year, `MM-dd`. A season may cross the year's end. */
export interface SeasonDays {
  readonly from: string;
  readonly until: string;
}

/** Whether a day is in the season, its first and last day included. */
export function isInSeason({ from, until }: SeasonDays, day: LocalDate): boolean {
  const monthDay = day.slice(5);
  return from <= until ? from <= monthDay && monthDay <= until : monthDay >= from || monthDay <= until;
}
