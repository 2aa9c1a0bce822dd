import { addDays, nightsBetween, type LocalDate } from '../days/local-date.ts';
import { WINDOW_DAYS } from './booking-window.ts';

/** Why a day can or cannot be chosen. `minStay` is the least number of nights from that day, when it is more than one. */
export type DayStatus =
  | { readonly kind: 'open'; readonly minStay?: number }
  | { readonly kind: 'past' | 'closedForToday' | 'unavailable' | 'tooFar' | 'notPossibleNights' | 'checkin'; readonly minStay?: undefined };

export interface DayWindow {
  readonly today: LocalDate;
  /** From 20:00 at the point of sale, today can no longer be booked. */
  readonly todayIsClosed: boolean;
  readonly checkin?: LocalDate | undefined;
  readonly checkout?: LocalDate | undefined;
  /** Days on sale; null and a missing day both mean not available (decision A-070). Undefined: nothing is known. */
  readonly availability?: Readonly<Record<LocalDate, { readonly minLos: number } | null>> | undefined;
  /** Lengths of stay that the check-in allows. Undefined: nothing is known. */
  readonly possibleNights?: readonly number[] | undefined;
}

/** Without data a check-out lies at most 20 days after the check-in (spec 1, section 4). */
const BLIND_NIGHTS = 20;

/**
 * Spec 1, section 4; spec 2, section 5; decision A-028: with no check-in or a complete range availability decides,
 * with a check-in alone the possible nights do, and without them the 20-day rule.
 */
export function dayStatus(day: LocalDate, window: DayWindow): DayStatus {
  if (day < window.today) return { kind: 'past' };
  if (day === window.today && window.todayIsClosed) return { kind: 'closedForToday' };
  if (day > addDays(window.today, WINDOW_DAYS)) return { kind: 'tooFar' };
  const { checkin } = window;
  if (!checkin || window.checkout || day < checkin) return arrivalStatus(day, window);
  if (day === checkin) return { kind: 'checkin' };
  return departureStatus(nightsBetween(checkin, day), window.possibleNights);
}

function arrivalStatus(day: LocalDate, { availability }: DayWindow): DayStatus {
  if (!availability) return { kind: 'open' };
  const offered = availability[day];
  if (!offered) return { kind: 'unavailable' };
  return offered.minLos > 1 ? { kind: 'open', minStay: offered.minLos } : { kind: 'open' };
}

function departureStatus(nights: number, possibleNights: DayWindow['possibleNights']): DayStatus {
  if (possibleNights) return { kind: possibleNights.includes(nights) ? 'open' : 'notPossibleNights' };
  return { kind: nights > BLIND_NIGHTS ? 'tooFar' : 'open' };
}
