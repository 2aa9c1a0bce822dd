import {
  NOTE_WISH,
  SET_WISH_ALERTS,
  SHARE_WISHLIST,
  UNSHARE_WISHLIST,
  type Locale,
  type WishlistItem,
  type WishlistShare,
} from '@shop/contracts';
import type { WishedFor } from '../queries/priced-wishlist.ts';
import { call } from '../transport/call.ts';

/** Notes something of a wish, at most 300 characters; an empty note takes it away. 404 where the wish is gone. */
export async function noteWish({ type, id }: WishlistItem, note: string): Promise<void> {
  await call(NOTE_WISH, { params: { type, id }, body: { note } });
}

export interface WishAlertsChange {
  readonly on: boolean;
  /** Stays of the list; every one of them without. */
  readonly ids?: readonly string[];
  readonly locale: Locale;
  readonly wish: WishedFor;
}

/** Has falls in price mailed for some stays and these days and party, or no longer. 404 where a stay is not on the list. */
export async function setWishAlerts({ on, ids, locale, wish }: WishAlertsChange): Promise<void> {
  const { adults, children, babies, checkin, nights } = wish;
  const watched = { adult: adults, child: children, baby: babies, ...(checkin && nights && { checkin, nights }) };
  await call(SET_WISH_ALERTS, { body: { on, ...(ids && { ids: [...ids] }), locale, ...watched } });
}

/** Makes the link of the list, or finds the one that is there. */
export function shareWishlist(): Promise<WishlistShare> {
  return call(SHARE_WISHLIST, {});
}

/** Ends the link. */
export async function unshareWishlist(): Promise<void> {
  await call(UNSHARE_WISHLIST, {});
}
