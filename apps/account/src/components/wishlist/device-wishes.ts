import { recall, remember } from '@shop/design-system/device-memory';

const NAME = 'wishlist';

/** What a guest's device keeps, as text; a browser may refuse its storage. */
export function storedWishes(): string | null {
  return recall(NAME);
}

/** Throws where the browser refuses: the guest is told that the wish is not kept. */
export function storeWishes(text: string | null): void {
  if (!remember(NAME, text)) throw new DOMException('The browser keeps nothing for this site.', 'QuotaExceededError');
}
