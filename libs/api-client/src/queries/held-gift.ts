import {
  type ActivityGroup,
  type BeneficiaryOffers,
  type BeneficiaryQuery,
  type BeneficiaryView,
  GET_BENEFICIARY_BOX_FACETS,
  GET_BENEFICIARY_SESSION,
  GET_SINGLE_VOUCHER_FACETS,
  LIST_BENEFICIARY_BOX_OFFERS,
  LIST_SINGLE_VOUCHER_OFFERS,
  type Locale,
  type MapAnswer,
} from '@shop/contracts';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { ApiError } from '../transport/api-error.ts';
import { asking } from '../transport/asking.ts';
import { readable } from '../transport/readable.ts';
import { call } from '../transport/call.ts';
import { isFacets } from './readable-facets.ts';
import { trimmedOffers, type FoundOffers } from './trimmed-offers.ts';

/** The gift that this browser has opened; null without one. Asked in browsers alone, which hold the session. */
export function heldGiftQuery(locale: Locale) {
  return queryOptions({
    ...asking,
    queryKey: ['gift', 'held', locale],
    queryFn: ({ signal }) => unlessSignedOut(call(GET_BENEFICIARY_SESSION, { query: { locale }, signal })),
  });
}

/** The same, and whether it can pay for a stay. */
export function giftForStayQuery({ locale, stayId }: { readonly locale: Locale; readonly stayId: string }) {
  return queryOptions({
    ...asking,
    queryKey: ['gift', 'forStay', { locale, stayId }],
    queryFn: ({ signal }) => unlessSignedOut(call(GET_BENEFICIARY_SESSION, { query: { locale, stayId }, signal })),
  });
}

async function unlessSignedOut(requested: Promise<BeneficiaryView>): Promise<BeneficiaryView | null> {
  try {
    return readable(await requested, ({ remaining, expiresOn }) => Number.isInteger(remaining) && typeof expiresOn === 'string');
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

export interface GiftSearch extends Partial<BeneficiaryQuery> {
  readonly locale: Locale;
}

/** Whose stays are searched: the recipients of boxes and of single vouchers have calls of their own (API-016, API-017). */
export type SearchedGift = 'boxes' | 'single-vouchers';

const OFFERS = { boxes: LIST_BENEFICIARY_BOX_OFFERS, 'single-vouchers': LIST_SINGLE_VOUCHER_OFFERS } as const;
const FACETS = { boxes: GET_BENEFICIARY_BOX_FACETS, 'single-vouchers': GET_SINGLE_VOUCHER_FACETS } as const;

/** Stays that the gift of this browser opens, priced after it. */
export function giftOffersQuery(gift: SearchedGift, query: GiftSearch) {
  return queryOptions({
    ...asking,
    queryKey: ['gift', 'offers', gift, query],
    queryFn: async ({ signal }): Promise<FoundOffers> => {
      const { offers, searchDetails } = await askOffers(gift, query, signal);
      return trimmedOffers({ exactMatch: offers, searchDetails });
    },
  });
}

/** All of them as points of a map. */
export function giftMarkersQuery(gift: SearchedGift, { page: _page, limit: _limit, ...query }: GiftSearch) {
  const requested: GiftSearch = { ...query, performMapSearch: true };
  return queryOptions({
    ...asking,
    queryKey: ['gift', 'markers', gift, requested],
    queryFn: async ({ signal }): Promise<MapAnswer> => {
      const { points = [], searchDetails } = await askOffers(gift, requested, signal);
      return { exactMatch: points, searchDetails };
    },
  });
}

/** What the filters of that search would leave (API-018). */
export function giftFacetsQuery(gift: SearchedGift, query: GiftSearch) {
  return queryOptions({
    ...asking,
    queryKey: ['gift', 'facets', gift, query],
    queryFn: async ({ signal }) => readable(await call(FACETS[gift], { query, signal }), isFacets),
  });
}

/** The activities among them: the same answer, asked once. */
export function giftActivityGroupsQuery(gift: SearchedGift, query: GiftSearch) {
  return queryOptions({ ...giftFacetsQuery(gift, query), select: ({ activities = [] }): ActivityGroup[] => activities });
}

async function askOffers(gift: SearchedGift, query: GiftSearch, signal: AbortSignal): Promise<BeneficiaryOffers> {
  return readable(
    await call(OFFERS[gift], { query, signal }),
    ({ offers, searchDetails }) => Array.isArray(offers) && Number.isInteger(searchDetails.totalCount),
  );
}

/** Another gift is opened, or none: what was known of the one before is not shown any more. */
export function changeHeldGift(
  client: QueryClient,
  { locale, gift }: { readonly locale: Locale; readonly gift: BeneficiaryView | null },
): void {
  client.removeQueries({ queryKey: ['gift'], predicate: ({ queryKey }) => queryKey[1] !== 'held' });
  const { queryKey } = heldGiftQuery(locale);
  // A late answer of the session before would take the place of this gift; the cancellation is immediate, its promise need not settle.
  void client.cancelQueries({ queryKey, exact: true });
  client.setQueryData(queryKey, gift);
}
