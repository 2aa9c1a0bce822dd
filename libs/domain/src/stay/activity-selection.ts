import { isInSeason, type SeasonDays } from '../content/season.ts';
import type { LocalDate } from '../days/local-date.ts';
import { activityDay } from './activity-day.ts';

/** An activity and the day of the stay, from 1 at arrival, on which it is wanted. */
export interface ActivitySelection {
  readonly activityId: string;
  readonly day: number;
}

const PAIR = /([A-Za-z0-9-]{1,40})_(\d{1,2})(?:[-,](?=.)|$)/y;

/**
 * Reads `spa_1-kayak_2` (PROD-053; commas part the pairs as well). Undefined for a text that is not wholly such
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

/** The days of a stay on which an activity can be had: those of its season from the day of arrival to the day of departure. */
export function activityDays(checkin: LocalDate, nights: number, season?: SeasonDays): { value: number; date: LocalDate }[] {
  const days = Array.from({ length: nights + 1 }, (_, day) => ({ value: day + 1, date: activityDay(checkin, day + 1) }));
  return season ? days.filter(({ date }) => isInSeason(season, date)) : days;
}

/** What a stay lets choose: its own activities, on days from that of arrival to that of departure. */
export interface ActivityChoices {
  readonly activityIds: readonly string[];
  readonly nights: number;
  /** Days of the stay on which an activity is run, by its id; an activity that is not there is run on all. */
  readonly runDays?: ReadonlyMap<string, readonly number[]>;
}

/** The selections that a stay can keep: of its own activities, on days that lie in it and on which they are run. */
export function possibleSelections<S extends ActivitySelection>(selections: readonly S[], stay: ActivityChoices): S[] {
  return selections.filter(
    ({ activityId, day }) =>
      stay.activityIds.includes(activityId) && day <= stay.nights + 1 && (stay.runDays?.get(activityId)?.includes(day) ?? true),
  );
}

export interface SelectionFault {
  readonly kind: 'notOfThisStay' | 'namedTwice' | 'outsideTheStay';
  /** In the list, from 0. */
  readonly place: number;
}

/** The first selection that a stay cannot keep; undefined where each of its activities has one day at most. */
export function selectionFault(
  selections: readonly ActivitySelection[],
  { activityIds, nights }: ActivityChoices,
): SelectionFault | undefined {
  for (const [place, { activityId, day }] of selections.entries()) {
    if (!activityIds.includes(activityId)) return { kind: 'notOfThisStay', place };
    if (selections.findIndex((other) => other.activityId === activityId) < place) return { kind: 'namedTwice', place };
    if (day > nights + 1) return { kind: 'outsideTheStay', place };
  }
  return undefined;
}
