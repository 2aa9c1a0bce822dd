import type { Memory } from '../views/order/payment/payment-keys.ts';

/** A tab's storage that a test can look into. */
export function aMemory(): Memory & { texts: Map<string, string> } {
  const texts = new Map<string, string>();
  return {
    texts,
    getItem: (name) => texts.get(name) ?? null,
    setItem: (name, text) => void texts.set(name, text),
    removeItem: (name) => void texts.delete(name),
  };
}
