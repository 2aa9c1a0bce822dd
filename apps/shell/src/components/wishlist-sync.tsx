import { requestedWishesAtom, useSlot, wishedStaysAtom } from '@shop/contracts/page';
import { recall } from '@shop/design-system/device-memory';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useLayoutParts } from '../layout/layout-parts-context.ts';

/**
 * Mounts the account remote's wishlist sync, once there is something to store: a heart was pressed, or this device or
 * this customer has a list from before. Then the header, which may not be hydrated yet, shows how long it is.
 */
export function WishlistSync() {
  const Slot = useSlot();
  const { hydrate } = useLayoutParts();
  const isRequested = useAtomValue(requestedWishesAtom).length > 0;
  const hasWishes = useAtomValue(wishedStaysAtom).size > 0;
  const [isNeeded, need] = useState(false);
  useEffect(() => {
    if (isRequested || hasList()) need(true);
  }, [isRequested]);
  useEffect(() => {
    if (hasWishes) hydrate?.();
  }, [hasWishes, hydrate]);
  return isNeeded ? <Slot remote="account" widget="WishlistSync" /> : null;
}

/** The session itself cannot be read by scripts; that there is one can. */
function hasList(): boolean {
  if (/(?:^|; )account_id=/.test(document.cookie)) return true;
  return /"id"/.test(recall('wishlist') ?? '');
}
