import type { LocalDate, PointOfSale, Site } from '@shop/contracts';
import { isClosedForToday } from '@shop/domain';
import { TIME_ZONE } from './locale.ts';

export interface ClockOfSale {
  readonly timeZone: string;
  readonly today: LocalDate;
  readonly todayIsClosed: boolean;
}

const FORMATS = new Map<string, Intl.DateTimeFormat>();

/** Today at the point of sale, and whether it is still sold. */
export function clockOf(pointOfSale: PointOfSale, now: Date): ClockOfSale {
  const timeZone = TIME_ZONE[pointOfSale];
  const [today = '', time = ''] = localMoment(timeZone).format(now).split(' ');
  return { timeZone, today, todayIsClosed: isClosedForToday(time) };
}

/** Now by the shop's clock: a visitor's own may be wrong, and a demonstration lives on a day of its own. */
export function shopNow({ clockAheadMs = 0 }: Pick<Site, 'clockAheadMs'>): Date {
  return new Date(Date.now() + clockAheadMs);
}

/** Writes a moment as `yyyy-MM-dd HH:mm`, which is how it is written in Swedish. */
function localMoment(timeZone: string): Intl.DateTimeFormat {
  const known = FORMATS.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('sv-SE', {
    ...{ timeZone, year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  });
  FORMATS.set(timeZone, format);
  return format;
}
