import { deviceKey, recall } from '@shop/design-system/device-memory';

const NAME = 'wishlist';
const listeners = new Set<() => void>();

/** What a guest's device keeps, as text; a browser may refuse its storage. */
export function storedWishes(): string | null {
  return recall(NAME);
}

/** Throws where the browser refuses. */
export function storeWishes(text: string | null): void {
  if (text === null) localStorage.removeItem(deviceKey(NAME));
  else localStorage.setItem(deviceKey(NAME), text);
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
