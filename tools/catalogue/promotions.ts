import { addDays, daysOfMonth, type LocalDate } from '@shop/domain';
import type { RoomMonth } from './calendar.ts';

/** One row of `room_promotion`. */
export interface Promotion {
  readonly id: string;
  readonly hotelId: number;
  readonly roomId: number;
  readonly percent: number;
  readonly firstNight: LocalDate;
  readonly lastNight: LocalDate;
  readonly startsOn: LocalDate;
  readonly endsOn: LocalDate;
}

/** More than the calendar reaches ahead: every promotion of the demo runs from when its month is written. */
const DAYS_AHEAD = 400;

/** What is taken off a month, as the operator would have it: a promotion for each run of nights with one percentage. */
export function promotionsOf({ hotelId, roomId, month, promo }: RoomMonth): Promotion[] {
  const days = daysOfMonth(month.slice(0, 7));
  return promo.flatMap((percent, first) => {
    if (percent === 0 || promo[first - 1] === percent) return [];
    const end = promo.findIndex((other, place) => place > first && other !== percent);
    const [firstNight, lastNight] = [days[first]!, days[(end < 0 ? promo.length : end) - 1]!];
    const id = `${roomId}-${firstNight}`;
    return [{ id, hotelId, roomId, percent, firstNight, lastNight, startsOn: addDays(firstNight, -DAYS_AHEAD), endsOn: lastNight }];
  });
}
