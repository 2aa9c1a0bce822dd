import { ADD_WISH, MERGE_WISHLIST, REMOVE_WISH, type WishlistItem } from '@shop/contracts';
import { call } from '../transport/call.ts';

/** Adds a stay or an activity to the customer's list; 401 for guests, 409 `WISHLIST_FULL`. */
export async function addWish({ type, id }: WishlistItem): Promise<void> {
  await call(ADD_WISH, { params: { type, id } });
}

/** Takes it off; what is not there is off already. */
export async function removeWish({ type, id }: WishlistItem): Promise<void> {
  await call(REMOVE_WISH, { params: { type, id } });
}

/** Hands over what a guest has kept; what is there already stays. */
export async function mergeWishes(items: readonly WishlistItem[]): Promise<void> {
  await call(MERGE_WISHLIST, { body: { items: [...items] } });
}
