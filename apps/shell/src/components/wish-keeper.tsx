import { askedWishesAtom, useSlot, wishedStaysAtom } from '@shop/contracts/page';
import { defaultBrandName } from '@shop/design-system/brand-name';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useFrameParts } from '../frame/frame-parts-context.ts';

/** Storage keys begin with the shop's name (decision A-119). */
const KEY = `${defaultBrandName.toLowerCase()}.wishlist`;

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
  try {
    return /"id"/.test(localStorage.getItem(KEY) ?? '');
  } catch {
    return false;
  }
}
