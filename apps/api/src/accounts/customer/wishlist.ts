import type { WishlistItem } from '@shop/contracts';
import { LONGEST_WISHLIST, mergedWishlist } from '@shop/domain';
import { conflict, notFound } from '../../platform/http/index.ts';
import type { Database } from '../../platform/database/index.ts';

interface WishlistOwner {
  readonly db: Database;
  readonly now: Date;
  readonly accountId: string;
}

/** Adds an item; once more changes nothing. */
export async function addToWishlist(owner: WishlistOwner, item: WishlistItem): Promise<void> {
  const [known] = await existing(owner.db, [item]);
  if (!known) throw notFound(`There is no ${item.type === 'STAY' ? 'stay' : 'activity'} ${item.id}.`);
  const stored = await itemsOf(owner.db, owner.accountId);
  const merged = mergedWishlist(stored, [known]);
  const isStored = merged.some(({ type, id }) => type === known.type && id === known.id);
  if (!isStored) throw conflict('WISHLIST_FULL', `A wishlist holds ${LONGEST_WISHLIST} items.`);
  await insert(owner, merged.slice(stored.length));
}

/** Removes an item; one that is not there is removed already. */
export async function removeFromWishlist({ db, accountId }: WishlistOwner, { type, id }: WishlistItem): Promise<void> {
  await db
    .deleteFrom('wishlist_entry')
    .where('account_id', '=', accountId)
    .where('type', '=', type)
    .where('item_id', '=', Number(id))
    .execute();
}

/** Takes over what the visitor kept before signing in; what is no longer known is left out. */
export async function mergeGuestWishlist(owner: WishlistOwner, guest: readonly WishlistItem[]): Promise<void> {
  if (guest.length === 0) return;
  const stored = await itemsOf(owner.db, owner.accountId);
  const merged = mergedWishlist(stored, await existing(owner.db, guest));
  await insert(owner, merged.slice(stored.length));
}

export interface StoredWish extends WishlistItem {
  readonly addedAt: Date;
  readonly note?: string;
}

/** What is kept, the oldest first. */
export async function itemsOf(db: Database, accountId: string): Promise<StoredWish[]> {
  const rows = await db
    .selectFrom('wishlist_entry')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('added_at')
    .orderBy('place')
    // Wishes of the same moment keep one order.
    .orderBy('item_id')
    .execute();
  return rows.map(({ type, item_id, added_at, note }) => ({
    type,
    id: String(item_id),
    addedAt: added_at,
    ...(note !== null && { note }),
  }));
}

async function insert({ db, now, accountId }: WishlistOwner, items: readonly WishlistItem[]): Promise<void> {
  if (items.length === 0) return;
  await db
    .insertInto('wishlist_entry')
    .values(items.map(({ type, id }, place) => ({ account_id: accountId, type, item_id: Number(id), added_at: now, place })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Those of the items that the catalogue knows, in the same order. */
async function existing(db: Database, items: readonly WishlistItem[]): Promise<WishlistItem[]> {
  const numbers = (type: WishlistItem['type']) => items.filter((item) => item.type === type).map(({ id }) => Number(id));
  const stays = await db
    .selectFrom('stay')
    .select('id')
    .where('id', 'in', [0, ...numbers('STAY')])
    .execute();
  const activities = await db
    .selectFrom('activity_product')
    .select('id')
    .where('id', 'in', [0, ...numbers('ACTIVITY')])
    .execute();
  const known = { STAY: new Set(stays.map(({ id }) => id)), ACTIVITY: new Set(activities.map(({ id }) => id)) };
  return items.filter(({ type, id }) => known[type].has(Number(id))).map(({ type, id }) => ({ type, id: String(Number(id)) }));
}
