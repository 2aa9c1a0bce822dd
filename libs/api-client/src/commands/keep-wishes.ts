import type { WishlistItem } from '@shop/contracts';
import { request } from '../transport/request.ts';

const PATH = '/gateway/account/wishlist';

/** Adds a stay or an activity to the customer's list; 401 for guests, 409 `WISHLIST_FULL`. */
export async function addWish({ type, id }: WishlistItem): Promise<void> {
  await request<unknown>({ path: `${PATH}/${type}/${id}`, method: 'PUT' });
}

/** Takes it off; what is not there is off already. */
export async function removeWish({ type, id }: WishlistItem): Promise<void> {
  await request<unknown>({ path: `${PATH}/${type}/${id}`, method: 'DELETE' });
}

/** Hands over what a guest has kept; what is there already stays. */
export async function mergeWishes(items: readonly WishlistItem[]): Promise<void> {
  await request<unknown>({ path: PATH, body: { items } });
}
