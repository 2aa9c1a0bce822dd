import { markOf, type Memory } from '../payment/payment-keys.ts';
import type { ChangeAttempt } from './change-booking.ts';

/** A change that this tab has begun, and its payment once it has one: whom to ask whether the supplement was taken. */
export interface StartedChange {
  readonly uuid: string;
  /** Of its content, so that no personal data is written down. */
  readonly mark: string;
  readonly key: string;
  readonly paymentIntentId?: string;
  /** Cents of the supplement. */
  readonly amount?: number;
}

export const CHANGE_PLACE = 'shop.order.change';

/** Reads what was written down; undefined for junk, and for a change of another booking. */
export function readStartedChange(text: string | null, uuid: string): StartedChange | undefined {
  try {
    const known = JSON.parse(text ?? 'null') as Partial<StartedChange> | null;
    const { mark, key } = known ?? {};
    return known?.uuid === uuid && typeof mark === 'string' && typeof key === 'string' ? (known as StartedChange) : undefined;
  } catch {
    return undefined;
  }
}

/** The same change keeps its key over retries and reloads, so that it is made once; another one gets a new key. */
export function beginChange({ uuid, body }: ChangeAttempt, memory: Memory, newKey: () => string): StartedChange {
  const mark = markOf(JSON.stringify([uuid, body]));
  const known = readStartedChange(memory.getItem(CHANGE_PLACE), uuid);
  if (known?.mark === mark) return known;
  const started = { uuid, mark, key: newKey() };
  rememberChange(started, memory);
  return started;
}

export function rememberChange(started: StartedChange, memory: Memory): void {
  memory.setItem(CHANGE_PLACE, JSON.stringify(started));
}

export function forgetChange(memory: Memory): void {
  memory.removeItem(CHANGE_PLACE);
}
