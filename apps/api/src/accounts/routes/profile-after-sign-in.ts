import type { Profile, WishlistItem } from '@shop/contracts';
import { profileOf } from '../customer/profile.ts';
import { mergeGuestWishlist } from '../customer/wishlist.ts';
import type { Database } from '../../platform/database/index.ts';

/** What happens whenever somebody has just signed in: the guest's wishlist is taken over, the profile is answered. */
export async function profileAfterSignIn(
  { db, now }: { db: Database; now: Date },
  accountId: string,
  guestList: readonly WishlistItem[] = [],
): Promise<Profile> {
  await mergeGuestWishlist({ db, now, accountId }, guestList);
  return profileOf(await db.selectFrom('account').selectAll().where('id', '=', accountId).executeTakeFirstOrThrow());
}
