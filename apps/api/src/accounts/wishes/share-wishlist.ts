import type { WishlistItem } from '@shop/contracts';
import { randomBytes } from 'node:crypto';
import type { Database } from '../../platform/database/index.ts';
import { itemsOf } from '../customer/wishlist.ts';

/** Bytes of a link's secret: nobody guesses 192 bits. */
const TOKEN_BYTES = 24;

/** The token of the link that shows a customer's list; undefined while nobody else sees it. */
export async function shareOf(db: Database, accountId: string): Promise<string | undefined> {
  return (await db.selectFrom('wishlist_share').select('token').where('account_id', '=', accountId).executeTakeFirst())?.token;
}

/** Makes the link; one that is there already stays the same. */
export async function shareWishlist({ db, now }: { db: Database; now: Date }, accountId: string): Promise<string> {
  await db
    .insertInto('wishlist_share')
    .values({ account_id: accountId, token: randomBytes(TOKEN_BYTES).toString('base64url'), created_at: now })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute();
  return (await shareOf(db, accountId))!;
}

/** The link shows nothing any more; the next one is another. */
export async function unshareWishlist(db: Database, accountId: string): Promise<void> {
  await db.deleteFrom('wishlist_share').where('account_id', '=', accountId).execute();
}

/** What a link shows, the oldest first: kinds and numbers alone. Undefined for a link that is unknown or was ended. */
export async function sharedItems(db: Database, token: string): Promise<WishlistItem[] | undefined> {
  const share = await db.selectFrom('wishlist_share').select('account_id').where('token', '=', token).executeTakeFirst();
  return share && (await itemsOf(db, share.account_id)).map(({ type, id }) => ({ type, id }));
}
