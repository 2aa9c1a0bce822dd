/** The day of the stay, counted from 1 at arrival, on which an activity takes place. */
export interface ActivityDate {
  readonly activityId: string;
  readonly day: number;
}

const PAIR = /(.+?)_(\d{1,2})(?:-|$)/gy;
const LONGEST = 600;

/** Reads `12_1-15_2` (PROD-053); a text that is not wholly such pairs is none. One day per activity, the last said. */
export function parseActivityDates(text: string | null): ActivityDate[] {
  if (!text || text.length > LONGEST) return [];
  const pairs = [...text.matchAll(PAIR)];
  if (pairs.map(([whole]) => whole).join('') !== text || text.endsWith('-')) return [];
  const days = new Map(pairs.map(([, activityId = '', day]) => [activityId, Number(day)]));
  return [...days].filter(([, day]) => day >= 1).map(([activityId, day]) => ({ activityId, day }));
}

export function formatActivityDates(dates: readonly ActivityDate[]): string {
  return dates.map(({ activityId, day }) => `${activityId}_${day}`).join('-');
}
