import { addDays, type LocalDate } from '../days/local-date.ts';

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

/**
 * Nights that a stay needs from an arrival on, so that each of its activities is run on one of its days, that of departure
 * included; `most` + 1 where one of them is not run within `most` nights.
 */
export function nightsUntilInSeason(seasons: readonly SeasonDays[], checkin: LocalDate, most: number): number {
  return Math.max(0, ...seasons.map((season) => firstDayIn(season, checkin, most)));
}

function firstDayIn(season: SeasonDays, checkin: LocalDate, most: number): number {
  for (let day = 0; day <= most; day++) if (isInSeason(season, addDays(checkin, day))) return day;
  return most + 1;
}
