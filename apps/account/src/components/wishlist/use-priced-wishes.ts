import { isSignedIn, pricedWishlistQuery, type WishedFor } from '@shop/api-client';
import type { WishlistAnswer } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { useQuery } from '@tanstack/react-query';
import type { Wishes } from '../../views/guest-wishlist.ts';
import { useWishes, viewOf } from './use-wishes.ts';

/** The list as its page shows it: of a customer with prices for the last search, notes and alerts; of a guest what this device keeps. */
export function usePricedWishes(wish: WishedFor): { readonly wishes: Wishes | undefined; readonly isOwn: boolean } {
  const { locale } = useSite();
  const stored = useWishes();
  const isCustomer = isSignedIn();
  const { data } = useQuery({ ...pricedWishlistQuery({ locale, wish }), enabled: isCustomer });
  return isCustomer && data ? { wishes: wishesOf(data), isOwn: true } : { wishes: stored, isOwn: false };
}

/** An answer of the API as its cards show it. */
export function wishesOf({ STAY, ACTIVITY }: WishlistAnswer): Wishes {
  return { STAY: STAY.map(ownView), ACTIVITY: ACTIVITY.map(ownView) };
}

const ownView = (entry: WishlistAnswer['STAY'][number]) => ({
  ...viewOf(entry),
  ...(entry.unavailable && { unavailable: entry.unavailable }),
  ...(entry.note !== undefined && { note: entry.note }),
  ...(entry.alert && { alert: true }),
});
