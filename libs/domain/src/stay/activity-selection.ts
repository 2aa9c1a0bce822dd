import type { LocalDate } from '../days/local-date.ts';
import { activityDay } from './activity-day.ts';

/** An activity and the day of the stay, from 1 at arrival, on which it is wanted. */
export interface ActivitySelection {
  readonly activityId: string;
  readonly day: number;
}

const PAIR = /([A-Za-z0-9-]{1,40})_(\d{1,2})(?:[-,](?=.)|$)/y;

/**
 * Reads `spa_1-kayak_2` (decision A-042; commas part the pairs as well). Undefined for a text that is not wholly such
 * pairs, or names a day 0; the last day said for an activity counts.
 */
export function parseActivitySelections(text: string): ActivitySelection[] | undefined {
  const days = new Map<string, number>();
  for (let rest = text; rest !== '';) {
    const pair = firstPair(rest);
    if (!pair) return undefined;
    days.set(pair.activityId, pair.day);
    rest = rest.slice(pair.length);
  }
  return [...days].map(([activityId, day]) => ({ activityId, day }));
}

function firstPair(text: string): (ActivitySelection & { length: number }) | undefined {
  PAIR.lastIndex = 0;
  const found = PAIR.exec(text);
  const day = Number(found?.[2]);
  return found && day >= 1 ? { activityId: found[1]!, day, length: found[0].length } : undefined;
}

export function formatActivitySelections(selections: readonly ActivitySelection[]): string {
  return selections.map(({ activityId, day }) => `${activityId}_${day}`).join('-');
}

/** The days of a stay on which an activity can be had: from the day of arrival to the day of departure. */
export function activityDays(checkin: LocalDate, nights: number): { value: number; date: LocalDate }[] {
  return Array.from({ length: nights + 1 }, (_, day) => ({ value: day + 1, date: activityDay(checkin, day + 1) }));
}

/** The selections that a stay can keep: of its own activities, on days that lie in it. */
export function possibleSelections<S extends ActivitySelection>(
  selections: readonly S[],
  stay: { readonly activityIds: readonly string[]; readonly nights: number },
): S[] {
  return selections.filter(({ activityId, day }) => stay.activityIds.includes(activityId) && day <= stay.nights + 1);
}
