import type { LocalDate } from '@shop/contracts';
import { monthColumn, monthOf } from '@shop/domain';
import { startTransition, useState } from 'react';
import { bookableMonths, monthPage } from '../views/calendar-months.ts';

interface MonthsOf {
  readonly today: LocalDate;
  /** The chosen arrival, where the calendar opens. */
  readonly chosen: LocalDate | undefined;
  readonly lastMonth: string | undefined;
}

/** Which months stand in a calendar: two that are paged, or a column that grows. They are drawn after the press is answered. */
export function useMonths({ today, chosen, lastMonth }: MonthsOf) {
  const months = bookableMonths(today, lastMonth);
  const [opened] = useState(chosen && monthOf(chosen));
  const [wanted, setWanted] = useState(() => (opened ? months.indexOf(opened) : 0));
  const [steps, setSteps] = useState(0);
  const page = monthPage(months, wanted);
  return {
    page,
    show: (step: number) => startTransition(() => setWanted((before) => monthPage(months, before).first + step)),
    column: monthColumn(months, { chosen: opened, steps }),
    more: () => startTransition(() => setSteps((taken) => taken + 1)),
  };
}
