import { refetchFailed, type FoundOffers } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import type { SearchState } from '@shop/routes';
import { keepPreviousData, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { markersOf } from '../../views/map-marker.ts';
import { afterGift } from '../../views/results/after-gift.ts';
import { cardLabels } from '../../views/results/card-labels.ts';
import { isCard } from '../../views/results/found.ts';
import { PAGE_SIZE } from '../../views/search-question.ts';
import { useSearchSource } from '../search-source.ts';

/** The offers of all pages; the same list as long as they are the same. */
const listOf = (answers: readonly { readonly data?: FoundOffers | undefined; readonly isError: boolean }[]) => ({
  offers: answers.flatMap(({ data }) => data?.exactMatch.filter(isCard) ?? []),
  isFailed: answers.some(({ isError }) => isError),
});

/** Everything in reach as markers, and the first of them as a list with names; the list grows page by page. */
export function useMarkers(state: SearchState) {
  const site = useSite();
  const intl = useIntl();
  const client = useQueryClient();
  const source = useSearchSource();
  const [grown, setGrown] = useState({ state, pages: 1 });
  /** Another search begins with one page again. */
  const pages = grown.state === state ? grown.pages : 1;
  const first = { ...state, page: 0 };
  const found = useQuery({ ...source.markers(first, site), placeholderData: keepPreviousData });
  const { offers, isFailed } = useQueries({
    queries: Array.from({ length: pages }, (_, page) => source.offers({ ...state, page }, site)),
    combine: listOf,
  });
  const points = found.data?.exactMatch;
  const isGift = source.gift !== undefined;
  const markers = useMemo(() => {
    const known = new Map(offers.map((offer) => [offer.id, offer]));
    const words = cardLabels(intl, { locale: site.locale, flow: state.flow });
    const unnamed = (price: string) => intl.formatMessage({ id: 'search.map.offer' }, { price });
    return markersOf(points ?? [], {
      locale: site.locale,
      known,
      unnamed,
      ...(isGift && { priceLabel: (cents) => afterGift(cents, words) }),
    });
  }, [points, offers, site.locale, intl, isGift, state.flow]);
  const total = found.data?.searchDetails.totalCount;
  const left = Math.max(0, (total ?? 0) - pages * PAGE_SIZE);
  return {
    markers,
    /** The answer that they come from. */
    answer: points,
    offers,
    /** How many stand on the map; undefined until they are known. */
    total: points?.length,
    found: found.data?.searchDetails.place,
    isLoading: found.isFetching,
    isFailed: found.isError || isFailed,
    /** Asks for what has failed, the list's offers too. */
    retry: () => void refetchFailed(client),
    more: left > 0 ? { count: Math.min(left, PAGE_SIZE), show: () => setGrown({ state, pages: pages + 1 }) } : undefined,
  };
}
