import type { LocalDate } from '../days/local-date.ts';

/** A booking whose last word the source of a hotel's availability had not heard when it counted its rooms. */
export interface UnacknowledgedBooking {
  readonly rooms: number;
  readonly checkin: LocalDate;
  readonly checkout: LocalDate;
}

export interface RoomsOnSale {
  readonly onSale: number;
  /** Rooms that are sold here and that the source has given to others: what is given back pays them first. */
  readonly owed: number;
}

/**
 * What may be sold of a night when a source says that so many rooms are free. Each booking that it has not heard of, or whose
 * last change it has not heard of, is taken off whole; what it is told back later never adds anything
 * (docs/decisions/2026-11-23-availability-is-counted-at-a-cursor.md).
 */
export function roomsOnSale(
  { reported, day }: { readonly reported: number; readonly day: LocalDate },
  unacknowledged: readonly UnacknowledgedBooking[],
): RoomsOnSale {
  const sold = unacknowledged.reduce((sum, { rooms, checkin, checkout }) => sum + (checkin <= day && day < checkout ? rooms : 0), 0);
  return { onSale: Math.max(0, reported - sold), owed: Math.max(0, sold - reported) };
}
