import { isSignedIn, wishlistQuery } from '@shop/api-client';
import type { WishlistEntry } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { onRemembered } from '@shop/design-system/device-memory';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { parseGuestWishlist, type Wishes, type WishView } from '../../views/guest-wishlist.ts';
import { storedWishes } from './device-wishes.ts';

/** The customer's list; a guest's, which this device keeps, where nobody is signed in. Undefined while it is asked for. */
export function useWishes(): Wishes | undefined {
  const { locale } = useSite();
  const isCustomer = isSignedIn();
  const { data, isPending } = useQuery({ ...wishlistQuery({ locale }), enabled: isCustomer });
  const stored = useSyncExternalStore(onRemembered, storedWishes, () => null);
  return useMemo(() => {
    if (isCustomer && isPending) return undefined;
    if (!data) return parseGuestWishlist(stored);
    return { STAY: data.STAY.map(viewOf), ACTIVITY: data.ACTIVITY.map(viewOf) };
  }, [isCustomer, isPending, data, stored]);
}

export const viewOf = ({ id, label, hotel, imageUrl, uri, available, card }: WishlistEntry): WishView => ({
  ...{ id, label, imageUrl, uri, available },
  hotel: hotel.label,
  place: hotel.location.label,
  ...(card && { card }),
});
