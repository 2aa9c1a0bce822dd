/** A calendar day, `yyyy-MM-dd`, without a time zone: the point of sale's own day. */
export type LocalDate = string;
/** A calendar month, `yyyy-MM`. */
export type LocalMonth = string;

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAY_MS = 86_400_000;

/** True for a day that exists: `2028-02-29` is one, `2027-02-29` and `2027-2-1` are not. */
export function isLocalDate(text: unknown): text is LocalDate {
  if (typeof text !== 'string' || !SHAPE.test(text)) return false;
  const ms = Date.parse(`${text}T00:00:00Z`);
  return Number.isFinite(ms) && dayOfMs(ms) === text;
}

/** The day `count` days later; negative counts go back. */
export function addDays(day: LocalDate, count: number): LocalDate {
  return dayOfMs(msOfDay(day) + count * DAY_MS);
}

/** Nights from arrival to departure; negative when the departure comes first. */
export function nightsBetween(arrival: LocalDate, departure: LocalDate): number {
  return Math.round((msOfDay(departure) - msOfDay(arrival)) / DAY_MS);
}

/** Negative, 0 or positive, for sorting. */
export function compareDays(a: LocalDate, b: LocalDate): number {
  return a < b ? -1 : Number(a > b);
}

/** Day of the week as ISO 8601 counts: 1 is Monday, 7 is Sunday. */
export function weekday(day: LocalDate): number {
  return new Date(msOfDay(day)).getUTCDay() || 7;
}

function msOfDay(day: LocalDate): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function dayOfMs(ms: number): LocalDate {
  return new Date(ms).toISOString().slice(0, 10);
}
