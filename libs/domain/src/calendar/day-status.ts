import { addDays, nightsBetween, type LocalDate } from '../days/local-date.ts';
import { WINDOW_DAYS } from './booking-window.ts';

/**
 * Why a day can or cannot be chosen. `minStay` is the least number of nights when it is more than one: from an open day,
 * or from the check-in where a departure would come too early.
 */
export type DayStatus =
  | { readonly kind: 'open'; readonly minStay?: number }
  | { readonly kind: 'notPossibleNights'; readonly minStay?: number }
  | { readonly kind: 'past' | 'closedForToday' | 'unavailable' | 'tooFar' | 'checkin'; readonly minStay?: undefined };

export interface DayWindow {
  readonly today: LocalDate;
  /** From 20:00 at the point of sale, today can no longer be booked. */
  readonly todayIsClosed: boolean;
  readonly checkin?: LocalDate | undefined;
  readonly checkout?: LocalDate | undefined;
  /** Days on sale; null and a missing day both mean not available (SEARCH-133). Undefined: nothing is known. */
  readonly availability?: Readonly<Record<LocalDate, { readonly minLos: number } | null>> | undefined;
  /** Lengths of stay that the check-in allows. Undefined: nothing is known. */
  readonly possibleNights?: readonly number[] | undefined;
}

/** Without data a check-out lies at most 20 days after the check-in (spec 1, section 4). */
const BLIND_NIGHTS = 20;

/**
 * Spec 1, section 4; spec 2, section 5; SEARCH-127: with no check-in or a complete range availability decides,
 * with a check-in alone the possible nights do, and without them the 20-day rule.
 */
export function dayStatus(day: LocalDate, window: DayWindow): DayStatus {
  if (day < window.today) return { kind: 'past' };
  if (day === window.today && window.todayIsClosed) return { kind: 'closedForToday' };
  if (day > addDays(window.today, WINDOW_DAYS)) return { kind: 'tooFar' };
  const { checkin } = window;
  if (!checkin || window.checkout || day < checkin) return arrivalStatus(day, window);
  if (day === checkin) return { kind: 'checkin' };
  return departureStatus(nightsBetween(checkin, day), possibleStay(checkin, window));
}

function arrivalStatus(day: LocalDate, { availability }: DayWindow): DayStatus {
  if (!availability) return { kind: 'open' };
  const offered = availability[day];
  if (!offered) return { kind: 'unavailable' };
  return offered.minLos > 1 ? { kind: 'open', minStay: offered.minLos } : { kind: 'open' };
}

interface PossibleStay {
  readonly shortest: number;
  readonly allows: (nights: number) => boolean;
  /** What a longer stay than is known of is told. */
  readonly beyond: 'tooFar' | 'notPossibleNights';
}

/** The lengths of stay that are known from a check-in; without them its minimum stay and the 20 days that one may go blindly. */
function possibleStay(checkin: LocalDate, { possibleNights, availability }: DayWindow): PossibleStay {
  if (possibleNights) {
    const shortest = Math.min(...possibleNights);
    return { shortest, allows: (nights) => possibleNights.includes(nights), beyond: 'notPossibleNights' };
  }
  const shortest = availability?.[checkin]?.minLos ?? 1;
  return { shortest, allows: (nights) => nights >= shortest && nights <= BLIND_NIGHTS, beyond: 'tooFar' };
}

function departureStatus(nights: number, { shortest, allows, beyond }: PossibleStay): DayStatus {
  if (allows(nights)) return { kind: 'open' };
  if (nights < shortest && Number.isFinite(shortest)) return { kind: 'notPossibleNights', minStay: shortest };
  return { kind: beyond };
}
