import type { Cents, OrderAnswer } from '@shop/contracts';
import type { Memory } from './payment-keys.ts';

/** An order that the shop has opened in this tab and that is not known to be paid: whom to ask whether money was taken. */
export interface StartedOrder {
  readonly orderUUID: string;
  /** Cents that it asks for. */
  readonly amount: Cents;
  /** ISO moment until which its price stands; nothing else is held for it. */
  readonly expiresAt?: string | undefined;
  /** What it buys, so that another product's summary does not speak of it. */
  readonly of: string;
}

export const STARTED_PLACE = 'shop.order.started';

/** Reads what was written down; undefined for junk, and for an order of another product. */
export function readStarted(text: string | null, of: string): StartedOrder | undefined {
  try {
    const known: unknown = JSON.parse(text ?? 'null');
    return isStarted(known) && known.of === of ? known : undefined;
  } catch {
    return undefined;
  }
}

export function rememberStarted({ orderUUID, amount, expiresAt }: OrderAnswer, place: { memory: Memory; of: string }): void {
  const started: StartedOrder = { orderUUID, amount, expiresAt, of: place.of };
  place.memory.setItem(STARTED_PLACE, JSON.stringify(started));
}

export function forgetStarted(memory: Memory): void {
  memory.removeItem(STARTED_PLACE);
}

function isStarted(value: unknown): value is StartedOrder {
  return (
    typeof value === 'object' &&
    value !== null &&
    'orderUUID' in value &&
    typeof value.orderUUID === 'string' &&
    'amount' in value &&
    typeof value.amount === 'number'
  );
}
