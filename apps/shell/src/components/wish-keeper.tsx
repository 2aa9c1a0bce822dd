import { askedWishesAtom, useSlot, wishedStaysAtom } from '@shop/contracts/page';
import { recall } from '@shop/design-system/device-memory';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useFrameParts } from '../frame/frame-parts-context.ts';

/**
 * Mounts the account remote's keeper of wishes, once there is something to keep: a heart was pressed, or this device or
 * this customer has a list from before. Then the header, which may still sleep, shows how long it is.
 */
export function WishKeeper() {
  const Slot = useSlot();
  const { wake } = useFrameParts();
  const isAsked = useAtomValue(askedWishesAtom).length > 0;
  const hasWishes = useAtomValue(wishedStaysAtom).size > 0;
  const [isNeeded, need] = useState(false);
  useEffect(() => {
    if (isAsked || hasList()) need(true);
  }, [isAsked]);
  useEffect(() => {
    if (hasWishes) wake?.();
  }, [hasWishes, wake]);
  return isNeeded ? <Slot remote="account" widget="WishKeeper" /> : null;
}

/** The session itself cannot be read by scripts; that there is one can. */
function hasList(): boolean {
  if (/(?:^|; )account_id=/.test(document.cookie)) return true;
  return /"id"/.test(recall('wishlist') ?? '');
}
