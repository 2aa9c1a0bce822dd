import type { WishlistItem } from '@shop/contracts';
import { LONGEST_WISHLIST, mergedWishlist } from '@shop/domain';
import { conflict, notFound } from '../../problem.ts';
import type { Database } from '../../store/database.ts';

interface Keeper {
  readonly db: Database;
  readonly now: Date;
  readonly accountId: string;
}

/** Adds an item; once more changes nothing. */
export async function addToWishlist(keeper: Keeper, item: WishlistItem): Promise<void> {
  const [known] = await existing(keeper.db, [item]);
  if (!known) throw notFound(`There is no ${item.type === 'STAY' ? 'stay' : 'activity'} ${item.id}.`);
  const kept = await itemsOf(keeper.db, keeper.accountId);
  const merged = mergedWishlist(kept, [known]);
  const isKept = merged.some(({ type, id }) => type === known.type && id === known.id);
  if (!isKept) throw conflict('WISHLIST_FULL', `A wishlist holds ${LONGEST_WISHLIST} items.`);
  await insert(keeper, merged.slice(kept.length));
}

/** Removes an item; one that is not there is removed already. */
export async function removeFromWishlist({ db, accountId }: Keeper, { type, id }: WishlistItem): Promise<void> {
  await db
    .deleteFrom('wishlist_entry')
    .where('account_id', '=', accountId)
    .where('type', '=', type)
    .where('item_id', '=', Number(id))
    .execute();
}

/** Takes over what the visitor kept before signing in; what is no longer known is left out. */
export async function mergeGuestWishlist(keeper: Keeper, guest: readonly WishlistItem[]): Promise<void> {
  if (guest.length === 0) return;
  const kept = await itemsOf(keeper.db, keeper.accountId);
  const merged = mergedWishlist(kept, await existing(keeper.db, guest));
  await insert(keeper, merged.slice(kept.length));
}

/** What is kept, the oldest first. */
export async function itemsOf(db: Database, accountId: string): Promise<(WishlistItem & { addedAt: Date })[]> {
  const rows = await db
    .selectFrom('wishlist_entry')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('added_at')
    .orderBy('place')
    .execute();
  return rows.map(({ type, item_id, added_at }) => ({ type, id: String(item_id), addedAt: added_at }));
}

async function insert({ db, now, accountId }: Keeper, items: readonly WishlistItem[]): Promise<void> {
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
