import { isLocalDate, type LocalDate } from '../days/local-date.ts';
import { sameDayAfter } from '../days/local-month.ts';

/** When a gift's mail leaves: a clock on the recipient's wall (decision "a gift is sent at its time"). */
export interface SendTime {
  readonly day: LocalDate;
  /** `08:00`. */
  readonly time: string;
  /** IANA, `Europe/Paris`. */
  readonly timeZone: string;
}

/** Where recipients are, by country or territory (ISO 3166-1 alpha-2), and what their clocks show. Each has one time. */
export const SEND_TIME_ZONES: Readonly<Record<string, string>> = {
  FR: 'Europe/Paris',
  BE: 'Europe/Brussels',
  NL: 'Europe/Amsterdam',
  ES: 'Europe/Madrid',
  IT: 'Europe/Rome',
  LU: 'Europe/Luxembourg',
  DE: 'Europe/Berlin',
  CH: 'Europe/Zurich',
  AT: 'Europe/Vienna',
  GB: 'Europe/London',
  IE: 'Europe/Dublin',
  PT: 'Europe/Lisbon',
  IC: 'Atlantic/Canary',
  GP: 'America/Guadeloupe',
  MQ: 'America/Martinique',
  GF: 'America/Cayenne',
  RE: 'Indian/Reunion',
  YT: 'Indian/Mayotte',
  NC: 'Pacific/Noumea',
  PF: 'Pacific/Tahiti',
};

/** The country whose clock a zone is; undefined for one that the shop does not offer. */
export function placeOfTimeZone(timeZone: string): string | undefined {
  return Object.keys(SEND_TIME_ZONES).find((place) => SEND_TIME_ZONES[place] === timeZone);
}

export type SendTimeFault = 'noSuchTime' | 'unknownZone' | 'past' | 'tooFar';

/** How far ahead a gift may be sent, in months. */
const MONTHS_AHEAD = 12;
/** What an order may take from its form to the shop, in minutes: a time that passes meanwhile is sent at once, not refused. */
const GRACE_MINUTES = 15;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Why a gift cannot be sent at a time: not in the past, and up to a year ahead by the recipient's calendar. */
export function sendTimeFault(sendTime: SendTime, now: Date): SendTimeFault | undefined {
  const { day, time, timeZone } = sendTime;
  if (!isLocalDate(day) || !TIME.test(time)) return 'noSuchTime';
  if (placeOfTimeZone(timeZone) === undefined) return 'unknownZone';
  if (sendInstant(sendTime).getTime() < now.getTime() - GRACE_MINUTES * MINUTE_MS) return 'past';
  return day > lastSendDay(timeZone, now) ? 'tooFar' : undefined;
}

/** The first day that can be chosen: today, where the recipient is. */
export function firstSendDay(timeZone: string, now: Date): LocalDate {
  return new Date(now.getTime() + offsetAt(now.getTime(), timeZone)).toISOString().slice(0, 10);
}

/** The last: the same day of next year. */
export function lastSendDay(timeZone: string, now: Date): LocalDate {
  return sameDayAfter(firstSendDay(timeZone, now), MONTHS_AHEAD);
}

/**
 * The moment at which the recipient's clock shows a time. An hour that daylight saving skips is the one that its clock jumps to
 * (02:30 is 03:30), an hour that comes twice is meant the first time.
 */
export function sendInstant({ day, time, timeZone }: SendTime): Date {
  const wall = Date.parse(`${day}T${time}:00Z`);
  const [before, after] = [offsetAt(wall - DAY_MS, timeZone), offsetAt(wall + DAY_MS, timeZone)];
  const isShown = (offset: number) => offsetAt(wall - offset, timeZone) === offset;
  return new Date(wall - (isShown(before) || !isShown(after) ? before : after));
}

/** Milliseconds that a zone's clock is ahead of UTC at a moment. */
function offsetAt(ms: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit' },
  }).formatToParts(ms);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const shown = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
  return shown - Math.floor(ms / 1000) * 1000;
}
