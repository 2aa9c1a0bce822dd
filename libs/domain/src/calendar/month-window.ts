import type { LocalDate, LocalMonth } from '../days/local-date.ts';
import { addMonths, monthOf } from '../days/local-month.ts';

/** A calendar looks twelve months beyond the one that has begun (SEARCH-140). */
const MONTHS_AHEAD = 12;

/** The months that a calendar question is about, and where the walk goes on (spec 2, section 3). */
export type MonthWindow =
  | {
      readonly kind: 'window';
      readonly minMonth: LocalMonth;
      readonly maxMonth: LocalMonth;
      /** Missing at the beginning and at the end. */
      readonly prevMonth?: LocalMonth;
      readonly nextMonth?: LocalMonth;
      /** Those beyond the last one are left out. */
      readonly requestedMonths: readonly LocalMonth[];
    }
  | { readonly kind: 'notAMonth' | 'past' | 'tooFar' };

export interface MonthQuestion {
  readonly today: LocalDate;
  readonly month: string;
  /** How many months, from 1. */
  readonly length: number;
}

export function monthWindow({ today, month, length }: MonthQuestion): MonthWindow {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) return { kind: 'notAMonth' };
  const minMonth = monthOf(today);
  const maxMonth = addMonths(minMonth, MONTHS_AHEAD);
  if (month < minMonth) return { kind: 'past' };
  if (month > maxMonth) return { kind: 'tooFar' };
  const requestedMonths = Array.from({ length }, (_, number) => addMonths(month, number)).filter((one) => one <= maxMonth);
  const nextMonth = addMonths(month, length);
  return {
    kind: 'window',
    minMonth,
    maxMonth,
    ...(month > minMonth && { prevMonth: addMonths(month, -1) }),
    ...(nextMonth <= maxMonth && { nextMonth }),
    requestedMonths,
  };
}
