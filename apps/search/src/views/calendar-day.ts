import type { LocalDate, Site } from '@shop/contracts';
import type { DayView } from '@shop/design-system';
import { dayStatus, type DaySelection, type DayStatus } from '@shop/domain';

type ClosedKind = Exclude<DayStatus['kind'], 'open'>;

interface CalendarOfSearch {
  readonly site: Pick<Site, 'today' | 'todayIsClosed'>;
  readonly selection: DaySelection;
  /** Why a day cannot be chosen, in words. */
  readonly reason: (kind: ClosedKind) => string;
}

/** One day in the search box's calendar: no prices are known there, so the rules of the date alone decide (spec 1, section 4). */
export function calendarDay(day: LocalDate, { site, selection, reason }: CalendarOfSearch): DayView {
  const { kind } = dayStatus(day, { ...site, ...selection });
  return { status: kind, reason: kind === 'open' ? undefined : reason(kind), selected: placeInRange(day, selection) };
}

function placeInRange(day: LocalDate, { checkin, checkout }: DaySelection): DayView['selected'] {
  if (day === checkin) return 'start';
  if (day === checkout) return 'end';
  return checkin && checkout && day > checkin && day < checkout ? 'between' : undefined;
}
