/** What a wishlist holds: stays and activities, by number (spec 2, section 3). */
export interface WishlistItem {
  readonly type: 'STAY' | 'ACTIVITY';
  readonly id: string;
}

/** So many items a customer keeps; a guest's list adds what still fits. */
export const LONGEST_WISHLIST = 200;

/** Characters of what a customer notes of a wish. */
export const LONGEST_WISH_NOTE = 300;

/** The customer's list with the guest's behind it: nothing twice, the newest last, none dropped that was kept. */
export function mergedWishlist(stored: readonly WishlistItem[], guest: readonly WishlistItem[]): WishlistItem[] {
  const known = new Set(stored.map(keyOf));
  const added = guest.filter((item) => !known.has(keyOf(item)) && known.add(keyOf(item)));
  return [...stored, ...added.slice(0, Math.max(0, LONGEST_WISHLIST - stored.length))];
}

function keyOf({ type, id }: WishlistItem): string {
  return `${type} ${id}`;
}
