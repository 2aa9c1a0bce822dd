import type { LocalDate, PointOfSale } from '@shop/contracts';
import { isClosedForToday } from '@shop/domain';
import { DateTime } from 'luxon';
import { TIME_ZONE } from './locale.ts';

/** Today at the point of sale, and whether it is still sold. */
export function clockOf(pointOfSale: PointOfSale, now: Date): { timeZone: string; today: LocalDate; todayIsClosed: boolean } {
  const timeZone = TIME_ZONE[pointOfSale];
  const local = DateTime.fromJSDate(now, { zone: timeZone });
  return { timeZone, today: local.toFormat('yyyy-MM-dd'), todayIsClosed: isClosedForToday(local.toFormat('HH:mm')) };
}
