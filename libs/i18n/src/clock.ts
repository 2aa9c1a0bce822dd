import type { LocalDate, PointOfSale } from '@shop/contracts';
import { DateTime } from 'luxon';
import { TIME_ZONE } from './locale.ts';

/** Hour of the point of sale from which today can no longer be booked (spec 1, section 4; decision A-124). */
const CLOSING_HOUR = 20;

/** Today at the point of sale, and whether it is still sold. */
export function clockOf(pointOfSale: PointOfSale, now: Date): { timeZone: string; today: LocalDate; todayIsClosed: boolean } {
  const timeZone = TIME_ZONE[pointOfSale];
  const local = DateTime.fromJSDate(now, { zone: timeZone });
  return { timeZone, today: local.toFormat('yyyy-MM-dd'), todayIsClosed: local.hour >= CLOSING_HOUR };
}
