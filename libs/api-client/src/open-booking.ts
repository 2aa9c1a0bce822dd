import { useSyncExternalStore } from 'react';

/** The booking that was found in this tab. Number and address prove, call by call, whose it is; neither stands in an address. */
export interface OpenBooking {
  readonly orderUUID: string;
  readonly bookingNumber: string;
  readonly email: string;
  /** Another stay is being looked for that is to take its place. */
  readonly isChanging?: boolean;
}

export const OPEN_BOOKING_PLACE = 'shop.booking';

const listeners = new Set<() => void>();
/** Stands in where the browser refuses its storage: it lives as long as the page. */
let short: string | null = null;

/** The booking that was found in this tab; none on the server, and until the page runs. */
export function useOpenBooking(): OpenBooking | undefined {
  return readOpenBooking(useSyncExternalStore(onOpenBooking, openBookingText, nothing));
}

/** The same, at this moment. */
export function openBooking(): OpenBooking | undefined {
  return readOpenBooking(openBookingText());
}

const nothing = () => null;

function openBookingText(): string | null {
  return attempt(() => sessionStorage.getItem(OPEN_BOOKING_PLACE)) ?? short;
}

/** Undefined for junk. */
function readOpenBooking(text: string | null): OpenBooking | undefined {
  const known = attempt((): unknown => JSON.parse(text ?? 'null'));
  return isOpenBooking(known) ? known : undefined;
}

/** Keeps it until the tab is closed or it is put away (`null`). */
export function keepOpenBooking(booking: OpenBooking | null): void {
  short = booking && JSON.stringify(booking);
  attempt(() => (short === null ? sessionStorage.removeItem(OPEN_BOOKING_PLACE) : sessionStorage.setItem(OPEN_BOOKING_PLACE, short)));
  for (const listener of listeners) listener();
}

function onOpenBooking(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function isOpenBooking(value: unknown): value is OpenBooking {
  const { orderUUID, bookingNumber, email } = (value ?? {}) as Partial<Record<keyof OpenBooking, unknown>>;
  return [orderUUID, bookingNumber, email].every((part) => typeof part === 'string' && part !== '');
}

function attempt<Result>(touch: () => Result): Result | undefined {
  try {
    return touch();
  } catch {
    return undefined;
  }
}
