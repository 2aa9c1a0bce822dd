import { addDays, type LocalDate } from '../days/local-date.ts';

/** Where a departure can lie, as the calendars pass it on (spec 1, section 3): `start` and `end` are days, `possibleNights` counts. */
export interface EndDateRange {
  readonly checkin: LocalDate;
  readonly start: LocalDate;
  readonly end: LocalDate;
  readonly possibleNights: readonly number[];
}

/** From the shortest to the longest possible stay; undefined where no length is possible (spec 2, section 8: the range is cleared). */
export function endDateRange(checkin: LocalDate, possibleNights: readonly number[]): EndDateRange | undefined {
  const lengths = possibleNights.filter((nights) => Number.isInteger(nights) && nights > 0);
  if (lengths.length === 0) return undefined;
  return {
    checkin,
    start: addDays(checkin, Math.min(...lengths)),
    end: addDays(checkin, Math.max(...lengths)),
    possibleNights: lengths,
  };
}
