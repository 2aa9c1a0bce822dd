import type { Profile, WishlistItem } from '@shop/contracts';
import { profileOf } from '../../accounts/own/profile.ts';
import { mergeGuestWishlist } from '../../accounts/own/wishlist.ts';
import type { Database } from '../../store/database.ts';

/** What happens whenever somebody has just signed in: the guest's wishlist is taken over, the profile is answered. */
export async function welcome(
  { db, now }: { db: Database; now: Date },
  accountId: string,
  guestList: readonly WishlistItem[] = [],
): Promise<Profile> {
  await mergeGuestWishlist({ db, now, accountId }, guestList);
  return profileOf(await db.selectFrom('account').selectAll().where('id', '=', accountId).executeTakeFirstOrThrow());
}
