import type { Memory } from '../../views/order/payment/payment-keys.ts';

/** What a tab remembers, and who wants to know when it changes. */
export interface PageMemory extends Memory {
  subscribe(listener: () => void): () => void;
}

/** Which opened gift was tried for which product. */
export const HELD_GIFT_PLACE = 'shop.order.heldGift';

const listeners = new Set<() => void>();
/** Stands in where the browser refuses its storage (private mode, full): it lives as long as the page. */
const short = new Map<string, string>();

/** The tab's own storage: it outlives a reload, and ends with the tab. */
export const pageMemory: PageMemory = {
  getItem: (name) => short.get(name) ?? attempt(() => sessionStorage.getItem(name)) ?? null,
  setItem(name, text) {
    const isStored = attempt(() => (sessionStorage.setItem(name, text), true));
    if (isStored) short.delete(name);
    else short.set(name, text);
    tell();
  },
  removeItem(name) {
    short.delete(name);
    attempt(() => sessionStorage.removeItem(name));
    tell();
  },
  subscribe(listener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Something was chosen, typed or ordered in this tab. */
export function remembersOrder(): boolean {
  return attempt(() => Object.keys(sessionStorage).some((name) => name.startsWith('shop.order.'))) ?? false;
}

function tell(): void {
  for (const listener of listeners) listener();
}

function attempt<Result>(touch: () => Result): Result | undefined {
  try {
    return touch();
  } catch {
    return undefined;
  }
}
