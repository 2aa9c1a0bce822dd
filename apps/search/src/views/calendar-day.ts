import type { AvailabilityDay, LocalDate, Site } from '@shop/contracts';
import type { DayView } from '@shop/design-system';
import { dayStatus, type DaySelection, type DayStatus } from '@shop/domain';

/** Days on sale with their prices, where the search is of a hotel or a place; elsewhere only the calendar itself is known. */
export type KnownDays = Readonly<Record<LocalDate, AvailabilityDay | null>>;

export interface CalendarOfSearch {
  readonly site: Pick<Site, 'today' | 'todayIsClosed'>;
  readonly selection: DaySelection;
  readonly availability?: KnownDays | undefined;
}

/** Percent; less counts as none in a calendar (spec 2, section 5). */
const LEAST_PROMO = 10;

/** What can be said of a day beside its price, in the order in which it is said. */
export interface DayNotes {
  /** Why it cannot be chosen. */
  readonly closed?: Exclude<DayStatus['kind'], 'open'>;
  /** Nights, when more than one. */
  readonly minStay?: number;
  /** Percent. */
  readonly promo?: number;
  readonly best?: true;
}

/** One day in the search's calendar, but for its words: the rules of the domain and the price of an arrival (spec 1, section 4). */
export function calendarDay(day: LocalDate, calendar: CalendarOfSearch): Omit<DayView, 'reason'> {
  const { kind } = dayStatus(day, { ...calendar.site, ...calendar.selection, availability: calendar.availability });
  const offered = arrivalOffered(day, calendar);
  return {
    status: kind,
    ...(offered && kind === 'open' && { price: offered.price, best: offered.bestPriceOfTheMonth }),
    ...selectedIn(day, calendar.selection),
  };
}

export function dayNotes(day: LocalDate, calendar: CalendarOfSearch): DayNotes {
  const { kind, minStay } = dayStatus(day, { ...calendar.site, ...calendar.selection, availability: calendar.availability });
  if (kind !== 'open') return { closed: kind, ...(minStay !== undefined && { minStay }) };
  const offered = arrivalOffered(day, calendar);
  const promo = offered?.promo ?? 0;
  return {
    ...(minStay !== undefined && { minStay }),
    ...(promo >= LEAST_PROMO && { promo }),
    ...(offered?.bestPriceOfTheMonth && { best: true as const }),
  };
}

/** While a departure is chosen, the later days have no price of their own. */
function arrivalOffered(day: LocalDate, { selection: { checkin, checkout }, availability }: CalendarOfSearch): AvailabilityDay | undefined {
  if (checkin && !checkout && day >= checkin) return undefined;
  return availability?.[day] ?? undefined;
}

function selectedIn(day: LocalDate, { checkin, checkout }: DaySelection): Pick<DayView, 'selected'> {
  if (day === checkin) return { selected: 'start' };
  if (day === checkout) return { selected: 'end' };
  return checkin && checkout && day > checkin && day < checkout ? { selected: 'between' } : {};
}
