import { EMPTY_ORDER, type OrderValues } from './buyer.ts';
import type { Memory } from '../payment/payment-keys.ts';

const PLACE = 'shop.order.form';
/** Never written down. */
const SECRET = ['cardNumber', 'cardExpiry', 'cardCvc', 'terms'] as const;

/** What was typed before a reload; empty when nothing usable is there. */
export function recallOrder(memory: Memory): Partial<OrderValues> {
  try {
    const known: unknown = JSON.parse(memory.getItem(PLACE) ?? '{}');
    if (typeof known !== 'object' || known === null) return {};
    return withoutSecrets(
      Object.fromEntries(Object.entries(known).filter(([name, value]) => name in EMPTY_ORDER && typeof value === 'string')),
    );
  } catch {
    return {};
  }
}

export function rememberOrder(values: Partial<OrderValues>, memory: Memory): void {
  memory.setItem(PLACE, JSON.stringify(withoutSecrets(values)));
}

export function forgetOrder(memory: Memory): void {
  memory.removeItem(PLACE);
}

function withoutSecrets(values: Partial<OrderValues>): Partial<OrderValues> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !SECRET.some((secret) => secret === name))) as Partial<OrderValues>;
}
