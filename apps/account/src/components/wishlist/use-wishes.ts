import { ApiError, isSignedIn, wishlistQuery } from '@shop/api-client';
import type { WishlistEntry } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { onRemembered } from '@shop/design-system/device-memory';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { parseGuestWishlist, type Wishes, type WishView } from '../../views/guest-wishlist.ts';
import type { QueryState } from '../query-state.tsx';
import { storedWishes } from './device-wishes.ts';

export interface KnownWishes {
  /** Undefined while they are read, and where that failed. */
  readonly wishes: Wishes | undefined;
  /** A customer's list that could not be read. */
  readonly failed: Pick<QueryState<unknown>, 'isFetching' | 'refetch'> | undefined;
}

/** The customer's list; a guest's, which this device keeps, where nobody is signed in, or no longer. */
export function useWishes(): KnownWishes {
  const { locale } = useSite();
  const isCustomer = isSignedIn();
  const query = useQuery({ ...wishlistQuery({ locale }), enabled: isCustomer });
  const { data, error } = query;
  const isOwn = isCustomer && !hasEnded(error);
  const stored = useSyncExternalStore(onRemembered, storedWishes, () => null);
  const wishes = useMemo(() => {
    if (!isOwn) return parseGuestWishlist(stored);
    return data && { STAY: data.STAY.map(viewOf), ACTIVITY: data.ACTIVITY.map(viewOf) };
  }, [isOwn, data, stored]);
  return { wishes, failed: isOwn && !data && error ? query : undefined };
}

const hasEnded = (error: unknown) => error instanceof ApiError && error.status === 401;

export const viewOf = ({ id, label, hotel, imageUrl, uri, available, card }: WishlistEntry): WishView => ({
  ...{ id, label, imageUrl, uri, available },
  hotel: hotel.label,
  place: hotel.location.label,
  ...(card && { card }),
});
