import { conflict, type Refusal } from '../../problem.ts';
import { soldOut } from '../stay-offer.ts';

/** Why a change was not carried out; what was paid for it goes back. */
export const CHANGE_FAILURES = ['SOLD_OUT', 'BOOKING_CHANGED', 'ALREADY_CANCELLED'] as const;
export type ChangeFailure = (typeof CHANGE_FAILURES)[number];

export function changeFailed(code: ChangeFailure): Refusal {
  if (code === 'BOOKING_CHANGED')
    return conflict(code, 'The booking was changed otherwise in the meantime; a supplement that was paid goes back.');
  if (code === 'ALREADY_CANCELLED') return conflict(code, 'This booking is cancelled; a supplement that was paid goes back.');
  return soldOut();
}
