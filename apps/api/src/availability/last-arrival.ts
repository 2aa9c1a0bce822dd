import type { LocalDate } from '@shop/contracts';
import { TWO_ADULTS, isOpen, roomsOf } from './arrivals.ts';
import { dayAt, type StayIndex } from './stay-index.ts';

/** The last day on which two adults can still arrive; undefined when there is none. `stay` is a number of the index. */
export function lastArrival(index: StayIndex, stay: number): LocalDate | undefined {
  const rooms = roomsOf(index, stay, TWO_ADULTS);
  const { grid, stays } = index;
  for (let day = grid.days - 1; day >= grid.firstDay; day--)
    if (isOpen(index, stay, day, stays.nights[stay]!, rooms)) return dayAt(grid, day);
  return undefined;
}
