import { defaultBrandName } from './brand-name.ts';

/** The key of a name in this device's storage; keys begin with the shop's name (decision A-119). */
export const deviceKey = (name: string): string => `${defaultBrandName.toLowerCase()}.${name}`;

/** What this device keeps under a name; nothing where the browser refuses its storage, or on a server. */
export function recall(name: string): string | null {
  try {
    return localStorage.getItem(deviceKey(name));
  } catch {
    return null;
  }
}

/** Keeps a text under a name, where the browser allows it. */
export function remember(name: string, text: string): void {
  try {
    localStorage.setItem(deviceKey(name), text);
  } catch {
    return;
  }
}
