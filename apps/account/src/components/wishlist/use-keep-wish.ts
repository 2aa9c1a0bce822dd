import { addWish, ApiError, isSignedIn, mergeWishes, removeWish, wishlistQuery } from '@shop/api-client';
import type { Locale } from '@shop/contracts';
import { useSite, type RequestedWish } from '@shop/contracts/page';
import { LONGEST_WISHLIST } from '@shop/domain';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { WishlistFull, changedWishes, itemsOf, leftOut, parseGuestWishlist } from '../../views/guest-wishlist.ts';
import { rememberParty, storedWishes, storeWishes } from './device-wishes.ts';

/** Keeps one wish: of a customer in the account, of a guest on this device. Rejects where it could not be kept. */
export function useKeepWish(): (requested: RequestedWish) => Promise<void> {
  const queryClient = useQueryClient();
  const { locale } = useSite();
  return async ({ wish, isWished }) => {
    if (isWished) rememberParty(window.location);
    if (isSignedIn() && (await keepForCustomer({ wish, isWished }))) {
      await queryClient.invalidateQueries({ queryKey: wishlistQuery({ locale }).queryKey });
      return;
    }
    storeWishes(changedWishes(parseGuestWishlist(storedWishes()), { wish, isWished }));
  };
}

/** Hands what this device keeps over to the account that has been entered since; answers the labels of what the account has not taken. */
export async function handOverWishes(queryClient: QueryClient, locale: Locale): Promise<string[]> {
  const device = parseGuestWishlist(storedWishes());
  const items = itemsOf(device);
  if (items.length === 0) return [];
  for (let at = 0; at < items.length; at += LONGEST_WISHLIST) await mergeWishes(items.slice(at, at + LONGEST_WISHLIST));
  storeWishes(null);
  await queryClient.invalidateQueries({ queryKey: ['wishlist'] });
  return leftOut(device, await queryClient.fetchQuery({ ...wishlistQuery({ locale }), staleTime: 0 }));
}

/** False where the session has ended: then the visitor is a guest, whose list is merged when he signs in again. */
async function keepForCustomer({ wish: { type, id }, isWished }: RequestedWish): Promise<boolean> {
  try {
    await (isWished ? addWish({ type, id }) : removeWish({ type, id }));
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return false;
    throw error instanceof ApiError && error.code === 'WISHLIST_FULL' ? new WishlistFull(error.message) : error;
  }
}
