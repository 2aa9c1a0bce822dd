import { isSignedIn, pricedWishlistQuery, type WishedFor } from '@shop/api-client';
import type { WishlistAnswer } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { useQuery } from '@tanstack/react-query';
import type { Wishes } from '../../views/guest-wishlist.ts';
import { useWishes, viewOf, type KnownWishes } from './use-wishes.ts';

/** The list as its page shows it: of a customer with prices for the last search, notes and alerts; of a guest what this device keeps. */
export function usePricedWishes(wish: WishedFor): KnownWishes & { readonly isOwn: boolean } {
  const { locale } = useSite();
  const { wishes, failed } = useWishes();
  const isCustomer = isSignedIn();
  const priced = useQuery({ ...pricedWishlistQuery({ locale, wish }), enabled: isCustomer });
  if (isCustomer && priced.data) return { wishes: wishesOf(priced.data), failed: undefined, isOwn: true };
  return { wishes, failed: failed && priced.isError ? priced : undefined, isOwn: false };
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
