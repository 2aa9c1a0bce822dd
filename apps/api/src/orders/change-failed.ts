import { conflict, type HttpProblem } from '../platform/http/index.ts';
import { soldOut } from '../inventory/index.ts';

/** Why a change was not carried out; what was paid for it goes back. */
export const CHANGE_FAILURES = ['SOLD_OUT', 'BOOKING_CHANGED', 'ALREADY_CANCELLED', 'PAID_TOO_LATE'] as const;
export type ChangeFailure = (typeof CHANGE_FAILURES)[number];

/** What was noted when a change failed; one that nobody paid in time has lapsed, or its booking was cancelled. */
export function failureOf(booking: { readonly status: string }, { failure }: { readonly failure: string | null }): ChangeFailure {
  const noted = CHANGE_FAILURES.find((code) => code === failure);
  return noted ?? (booking.status === 'cancelled' ? 'ALREADY_CANCELLED' : 'PAID_TOO_LATE');
}

export function changeFailed(code: ChangeFailure): HttpProblem {
  if (code === 'BOOKING_CHANGED')
    return conflict(code, 'The booking was changed otherwise in the meantime; a supplement that was paid goes back.');
  if (code === 'ALREADY_CANCELLED') return conflict(code, 'This booking is cancelled; a supplement that was paid goes back.');
  if (code === 'PAID_TOO_LATE') return conflict(code, 'The supplement was paid too late; it goes back, and the booking stays as it is.');
  return soldOut();
}
