import { deviceKey, recall, remember } from '@shop/design-system/device-memory';

const NAME = 'newsletterSeen';

/** Whether the newsletter pop-up was closed on this device before. */
export function wasSeen(): boolean {
  return recall(NAME) !== null;
}

/** Keeps that it was closed, where the browser allows it. */
export function rememberSeen(): void {
  remember(NAME, '1');
}

const AFFILIATE = deviceKey('affiliate');

/** The partner that this visit came from, also once the browser has loaded another document. */
export function affiliateOfVisit(): string | undefined {
  try {
    return sessionStorage.getItem(AFFILIATE) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps it for this tab, where the browser allows it. */
export function rememberAffiliate(id: string | undefined): void {
  try {
    if (id) sessionStorage.setItem(AFFILIATE, id);
  } catch {
    // Then only the address knows it.
  }
}
