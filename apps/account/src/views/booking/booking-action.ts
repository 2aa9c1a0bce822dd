/** What somebody wants to do with a booking; the hash says it, also before the booking was found (decision A-011). */
export const BOOKING_ACTIONS = ['modify', 'cancel', 'invoice'] as const;
export type BookingAction = (typeof BOOKING_ACTIONS)[number];

/** Reads `#cancel`; undefined where nothing was chosen. */
export function parseBookingAction(hash: string): BookingAction | undefined {
  return BOOKING_ACTIONS.find((action) => hash === `#${action}`);
}
