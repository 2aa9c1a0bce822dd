import { wishlistQuery } from '@shop/api-client';
import type { WishlistEntry } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { defaultBrandName } from '@shop/design-system/brand-name';
import { useQuery } from '@tanstack/react-query';
import { parseGuestWishlist, type Wishes, type WishView } from '../../views/guest-wishlist.ts';

/** Storage keys begin with the shop's name (decision A-119). */
const KEY = `${defaultBrandName.toLowerCase()}.wishlist`;

/** The customer's list; a guest's, which this device keeps, where nobody is signed in. Undefined while it is asked for. */
export function useWishes(): Wishes | undefined {
  const { locale } = useSite();
  const isCustomer = isSignedIn();
  const { data, isPending } = useQuery({ ...wishlistQuery({ locale }), enabled: isCustomer });
  if (isCustomer && isPending) return undefined;
  if (!data) return parseGuestWishlist(stored());
  return { STAY: data.STAY.map(viewOf), ACTIVITY: data.ACTIVITY.map(viewOf) };
}

const viewOf = ({ id, label, hotel, imageUrl, uri, available }: WishlistEntry): WishView => ({
  ...{ id, label, imageUrl, uri, available },
  hotel: hotel.label,
});

/** The session itself cannot be read by scripts; that there is one can. */
function isSignedIn(): boolean {
  return typeof document !== 'undefined' && /(?:^|; )account_id=/.test(document.cookie);
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
