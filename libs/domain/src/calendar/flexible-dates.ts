import { addDays, nightsBetween, type LocalDate } from '../days/local-date.ts';
import type { BookingWindow } from './booking-window.ts';
import type { DaySelection } from './selection.ts';

/** Days that an arrival may move by, earlier or later: none, one or two (decision note `flexible-dates`). */
export const FLEXIBLE_DAYS = [0, 1, 2] as const;
export type FlexibleDays = (typeof FLEXIBLE_DAYS)[number];

/** Dates that may move; exact where nothing is said. */
export interface FlexibleDates extends DaySelection {
  readonly flexibleDays?: FlexibleDays | undefined;
}

export const FLEXIBLE_DAYS_LIMITS = { min: FLEXIBLE_DAYS[0], max: FLEXIBLE_DAYS[2] };

/**
 * Arrivals that flexible dates allow, inside the days on which a stay can begin. The first of equal prices is taken, so they come
 * in the order of preference: the chosen day, then the nearest, of two as near the earlier.
 */
export function flexibleArrivals(checkin: LocalDate, flexibleDays: number, { firstDay, lastDay }: BookingWindow): LocalDate[] {
  const around = Array.from({ length: flexibleDays }, (_, away) => [addDays(checkin, -away - 1), addDays(checkin, away + 1)]);
  return [checkin, ...around.flat()].filter((day) => day >= firstDay && day <= lastDay);
}

/** The same nights from another arrival on, and exact: what a price that flexible dates have found is paid for. */
export function arrivingOn<Dates extends FlexibleDates>(dates: Dates, arrival: LocalDate): Dates {
  const { checkin, checkout } = dates;
  const departure = checkin && checkout ? addDays(arrival, nightsBetween(checkin, checkout)) : checkout;
  return { ...dates, checkin: arrival, checkout: departure, flexibleDays: undefined };
}

/**
 * The arrival that an offer was found with, where flexible dates have moved it; undefined where it is the chosen one. An offer of any day
 * that is suggested beside (`FROM_PRICE`) has not been moved.
 */
export function movedArrival(
  { checkin, flexibleDays }: FlexibleDates,
  offer: { readonly checkin?: LocalDate | undefined; readonly priceType?: string },
): LocalDate | undefined {
  if (!checkin || !flexibleDays || offer.priceType === 'FROM_PRICE') return undefined;
  return offer.checkin === checkin ? undefined : offer.checkin;
}
