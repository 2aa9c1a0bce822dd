import { defaultBrandName } from './brand-name.ts';

/** The key of a name in this device's storage; keys begin with the shop's name (decision note `open-points`). */
export const deviceKey = (name: string): string => `${defaultBrandName.toLowerCase()}.${name}`;

/** What this device keeps under a name; nothing where the browser refuses its storage, or on a server. */
export function recall(name: string): string | null {
  try {
    return localStorage.getItem(deviceKey(name));
  } catch {
    return null;
  }
}

/** Keeps a text under a name, or forgets it (`null`); false where the browser refuses its storage. */
export function remember(name: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(deviceKey(name));
    else localStorage.setItem(deviceKey(name), text);
  } catch {
    return false;
  }
  for (const listener of listeners) listener();
  return true;
}

/** Told of what is remembered or forgotten, here and in other tabs. */
export function onRemembered(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

const listeners = new Set<() => void>();
