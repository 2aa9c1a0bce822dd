import { recall, remember } from '@shop/design-system/device-memory';

const NAME = 'newsletterSeen';

/** Whether the newsletter pop-up was closed on this device before. */
export function wasSeen(): boolean {
  return recall(NAME) !== null;
}

/** Keeps that it was closed, where the browser allows it. */
export function rememberSeen(): void {
  remember(NAME, '1');
}
