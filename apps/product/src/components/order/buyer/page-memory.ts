import type { Memory } from '../../../views/order/payment/payment-keys.ts';

/** The tab's own storage; a browser that refuses it (private mode, full) remembers nothing. */
export const pageMemory: Memory = {
  getItem: (name) => attempt(() => sessionStorage.getItem(name)) ?? null,
  setItem: (name, text) => void attempt(() => sessionStorage.setItem(name, text)),
  removeItem: (name) => void attempt(() => sessionStorage.removeItem(name)),
};

function attempt<Result>(touch: () => Result): Result | undefined {
  try {
    return touch();
  } catch {
    return undefined;
  }
}
