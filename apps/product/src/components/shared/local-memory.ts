import { defaultBrandName } from '@shop/design-system/brand-name';

/** Storage keys begin with the shop's name (decision A-119). */
const keyOf = (name: string): string => `${defaultBrandName.toLowerCase()}.${name}`;

/** What this device keeps under a name; nothing where the browser refuses its storage, or on a server. */
export function recall(name: string): string | null {
  try {
    return localStorage.getItem(keyOf(name));
  } catch {
    return null;
  }
}

/** Keeps a text under a name, where the browser allows it. */
export function remember(name: string, text: string): void {
  try {
    localStorage.setItem(keyOf(name), text);
  } catch {
    return;
  }
}
