import { recall, remember } from '@shop/design-system/device-memory';
import { formatSavedParty } from '@shop/domain';
import { parseStayAddress, type StateAddress } from '@shop/routes';

const NAME = 'wishlist';
const PARTY = 'searchParty';

/** What a guest's device keeps, as text; a browser may refuse its storage. */
export function storedWishes(): string | null {
  return recall(NAME);
}

/** Throws where the browser refuses: the guest is told that the wish is not kept. */
export function storeWishes(text: string | null): void {
  if (!remember(NAME, text)) throw new DOMException('The browser keeps nothing for this site.', 'QuotaExceededError');
}

/** Who travels, as the page says whose heart was pressed: favourites are priced for them. */
export function rememberParty(address: StateAddress): void {
  remember(PARTY, formatSavedParty(parseStayAddress(address)));
}

export const storedParty = (): string | null => recall(PARTY);
