import type { WishlistItem } from '@shop/contracts';
import { notFound } from '../../platform/http/index.ts';
import type { Database } from '../../platform/database/index.ts';

/** What a customer notes of a wish of theirs; nothing but spaces takes the note away. It goes with the wish. */
export async function noteWish(
  db: Database,
  accountId: string,
  { type, id, note }: WishlistItem & { readonly note: string },
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('wishlist_entry')
    .set({ note: note.trim() || null })
    .where('account_id', '=', accountId)
    .where('type', '=', type)
    .where('item_id', '=', Number(id))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound('This is not on the wishlist.');
}
