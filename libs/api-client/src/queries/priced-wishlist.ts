import { GET_SHARED_WISHLIST, GET_WISHLIST, GET_WISHLIST_SHARE, type LocalDate, type Locale } from '@shop/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { asking } from '../transport/asking.ts';
import { call } from '../transport/call.ts';

/** For whom and when favourites are priced; without days the cheapest day ahead counts. */
export interface WishedFor {
  readonly checkin?: LocalDate | undefined;
  readonly checkout?: LocalDate | undefined;
  /** From one to the other. */
  readonly nights?: number | undefined;
  readonly adults: number;
  readonly children: number;
  readonly babies: number;
}

/** As queries spell it. */
function wishedFor({ checkin, checkout, adults, children, babies }: WishedFor) {
  return { adult: adults, child: children, baby: babies, ...(checkin && checkout && { checkin, checkout }) };
}

interface PricedList {
  readonly locale: Locale;
  readonly wish: WishedFor;
}

/** The customer's own list with prices for a party and days, notes and alerts; refused with 401 for guests. */
export function pricedWishlistQuery({ locale, wish }: PricedList) {
  return queryOptions({
    ...asking,
    queryKey: ['wishlist', { locale, wish }],
    queryFn: ({ signal }) => call(GET_WISHLIST, { query: { locale, ...wishedFor(wish) }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** The list behind a link; 404 `NOT_FOUND` for one that is unknown or was ended. */
export function sharedWishlistQuery({ token, locale, wish }: PricedList & { readonly token: string }) {
  return queryOptions({
    ...asking,
    queryKey: ['sharedWishlist', { token, locale, wish }],
    queryFn: ({ signal }) => call(GET_SHARED_WISHLIST, { params: { token }, query: { locale, ...wishedFor(wish) }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** The link of the customer's list, where there is one. */
export function wishlistShareQuery() {
  return queryOptions({ ...asking, queryKey: ['wishlistShare'], queryFn: ({ signal }) => call(GET_WISHLIST_SHARE, { signal }) });
}
