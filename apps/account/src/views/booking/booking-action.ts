/** What somebody wants to do with a booking; the hash says it, also before the booking was found (CONT-003). */
export const BOOKING_ACTIONS = ['modify', 'cancel', 'invoice'] as const;
export type BookingAction = (typeof BOOKING_ACTIONS)[number];

/** Reads `#cancel`; undefined where nothing was chosen. */
export function parseBookingAction(hash: string): BookingAction | undefined {
  return BOOKING_ACTIONS.find((action) => hash === `#${action}`);
}

const DONE = { changed: 'changed', 'instalment-paid': 'instalmentPaid' } as const;
/** What was done on another page that led back here. */
export type BookingDone = (typeof DONE)[keyof typeof DONE];

/** Reads `?status=changed`; undefined where nothing was done. */
export function parseBookingDone(search: string): BookingDone | undefined {
  const status = new URLSearchParams(search).get('status') ?? '';
  return Object.hasOwn(DONE, status) ? DONE[status as keyof typeof DONE] : undefined;
}
