import { newKey as randomKey } from '@shop/api-client';
import type { PaymentAttempt, PaymentKeys } from './pay-order.ts';

const PLACE = 'shop.order.keys';

/** The part of `Storage` that is used; it may refuse (private mode, full). */
export type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What makes an order another one: what is bought by whom for how much, and how it is paid. */
export type OrderContent = Pick<PaymentAttempt, 'body' | 'method'>;

/**
 * The keys of this order's content: the same content keeps its keys over retries and reloads, so that it is never
 * paid twice; any change of the content gets new ones.
 */
export function keysFor(content: OrderContent, memory: Memory, newKey: () => string = randomKey): PaymentKeys {
  const mark = markOfContent(content);
  const known = read(memory);
  if (known?.mark === mark) return known;
  const keys = { mark, order: newKey(), purchase: newKey() };
  memory.setItem(PLACE, JSON.stringify(keys));
  return keys;
}

/** True when this very content was tried before: trying it again is the same order. */
export function isTriedBefore(content: OrderContent, memory: Memory): boolean {
  return read(memory)?.mark === markOfContent(content);
}

/** After a sale or a final refusal, which the shop would only repeat, the next attempt is another order. */
export function forgetKeys(memory: Memory): void {
  memory.removeItem(PLACE);
}

function read(memory: Memory): (PaymentKeys & { mark: string }) | undefined {
  try {
    const known: unknown = JSON.parse(memory.getItem(PLACE) ?? 'null');
    return isKeys(known) ? known : undefined;
  } catch {
    return undefined;
  }
}

function isKeys(value: unknown): value is PaymentKeys & { mark: string } {
  return typeof value === 'object' && value !== null && 'mark' in value && 'order' in value && 'purchase' in value;
}

function markOfContent({ body, method }: OrderContent): string {
  return markOf(JSON.stringify([body, method]));
}

/** A short mark of a long text (two FNV-1a sums), so that no personal data is written down. */
export function markOf(text: string): string {
  return [0x811c9dc5, 0x1b873593]
    .map((seed) => [...text].reduce((sum, char) => Math.imul(sum ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0, seed).toString(36))
    .join('-');
}
