/** What a house restricts of one day of a room, beside its rate and its rooms. */
export interface DayRestrictions {
  /** Nights that an arrival stays at least and at most; 0 for no limit. */
  readonly minStay: number;
  readonly maxStay: number;
  /** The night that begins on the day is not sold. */
  readonly closed: boolean;
  readonly closedToArrival: boolean;
  readonly closedToDeparture: boolean;
}

/**
 * Whether a stay may arrive, sleep and leave as it would: the first of `nights` is the day of arrival, `departure` the day
 * after the last. The lengths and `closedToArrival` count on the day of arrival alone, `closedToDeparture` on that of
 * departure, `closed` on each night (decision note `day-restrictions`).
 */
export function mayStay(nights: readonly DayRestrictions[], departure: DayRestrictions): boolean {
  const [arrival] = nights;
  if (!arrival || arrival.closedToArrival || departure.closedToDeparture) return false;
  if (nights.length < arrival.minStay || (arrival.maxStay > 0 && nights.length > arrival.maxStay)) return false;
  return nights.every(({ closed }) => !closed);
}
