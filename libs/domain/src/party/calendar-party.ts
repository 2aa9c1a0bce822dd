import { DEFAULT_PARTY, needsSingleRoom, type Party } from './party.ts';

/** Whom the prices of a calendar are for, as its calls name them (API-043). */
export interface CalendarParty {
  readonly adult?: number;
  readonly child?: number;
  /** Everybody sleeps in one room. */
  readonly s?: 1;
}

/** A party as the calls of calendars name it: babies cost nothing, and two adults go without saying. */
export function calendarParty({ adults, children, babies }: Party): CalendarParty {
  return {
    ...(adults !== DEFAULT_PARTY.adults && { adult: adults }),
    ...(children > 0 && { child: children }),
    ...(needsSingleRoom({ children, babies }) && { s: 1 }),
  };
}
