import { defaultBrandName } from '@shop/design-system/brand-name';

/** Storage keys begin with the shop's name (decision A-119). */
const KEY = `${defaultBrandName.toLowerCase()}.wishlist`;
const listeners = new Set<() => void>();

/** What a guest's device keeps, as text; a browser may refuse its storage. */
export function storedWishes(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Throws where the browser refuses. */
export function storeWishes(text: string | null): void {
  if (text === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, text);
  for (const listener of listeners) listener();
}

/** Told of changes here and in other tabs. */
export function onStoredWishes(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
