/** What a wishlist holds: stays and activities, by number (spec 2, section 3). */
export interface WishlistItem {
  readonly type: 'STAY' | 'ACTIVITY';
  readonly id: string;
}

/** So many items a customer keeps; a guest's list adds what still fits. */
export const LONGEST_WISHLIST = 200;

/** The customer's list with the guest's behind it: nothing twice, the newest last, none dropped that was kept. */
export function mergedWishlist(kept: readonly WishlistItem[], guest: readonly WishlistItem[]): WishlistItem[] {
  const known = new Set(kept.map(keyOf));
  const added = guest.filter((item) => !known.has(keyOf(item)) && known.add(keyOf(item)));
  return [...kept, ...added.slice(0, Math.max(0, LONGEST_WISHLIST - kept.length))];
}

function keyOf({ type, id }: WishlistItem): string {
  return `${type} ${id}`;
}
