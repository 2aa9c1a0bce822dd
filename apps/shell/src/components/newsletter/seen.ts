import { defaultBrandName } from '@shop/design-system/brand-name';

/** Storage keys begin with the shop's name (decision A-119). */
const KEY = `${defaultBrandName.toLowerCase()}.newsletterSeen`;

/** Whether the newsletter pop-up was closed on this device before. */
export function wasSeen(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Keeps that it was closed, where the browser allows it. */
export function rememberSeen(): void {
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    return;
  }
}
