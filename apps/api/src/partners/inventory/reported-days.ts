import type { InventoryItem } from '@shop/contracts';
import { addDays, monthOf, type LocalDate } from '@shop/domain';

/** What a source says of one night; what it leaves out stays. */
export type ReportedDay = Omit<InventoryItem, 'hotelId' | 'roomId' | 'from' | 'to'>;

export interface ReportedMonth {
  readonly roomId: number;
  /** First day of the month. */
  readonly month: LocalDate;
  readonly days: ReadonlyMap<LocalDate, ReportedDay>;
}

/** The nights of some items from `firstDay` on, by room and month in the order in which everybody locks; of two items the later one holds. */
export function reportedMonths(items: readonly InventoryItem[], firstDay: LocalDate): ReportedMonth[] {
  const months = new Map<string, ReportedMonth & { days: Map<LocalDate, ReportedDay> }>();
  for (const { hotelId: _, roomId, from, to, ...reported } of items) {
    for (let day = from < firstDay ? firstDay : from; day <= to; day = addDays(day, 1)) {
      const month = `${monthOf(day)}-01`;
      const key = `${roomId} ${month}`;
      const known = months.get(key) ?? { roomId, month, days: new Map<LocalDate, ReportedDay>() };
      known.days.set(day, { ...known.days.get(day), ...reported });
      months.set(key, known);
    }
  }
  return [...months.values()].sort((a, b) => a.roomId - b.roomId || (a.month < b.month ? -1 : 1));
}
