import type { FoundOffer } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import type { SearchState } from '@shop/routes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { markersOf } from '../../views/map-marker.ts';
import { afterGift } from '../../views/results/after-gift.ts';
import { cardLabels } from '../../views/results/card-labels.ts';
import { useSearchSource } from '../use-search-source.ts';

/** Everything in reach of a search as markers; `offers` are those that are known by name. */
export function usePoints(state: SearchState, offers: readonly FoundOffer[]) {
  const site = useSite();
  const intl = useIntl();
  const source = useSearchSource();
  const found = useQuery({ ...source.markers({ ...state, page: 0 }, site), placeholderData: keepPreviousData });
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
  return {
    markers,
    /** The answer that they come from. */
    answer: points,
    /** How many offers the search has in all; undefined until it is known. */
    totalCount: found.data?.searchDetails.totalCount,
    found: found.data?.searchDetails.place,
    isLoading: found.isFetching,
    isFailed: found.isError,
    retry: () => void found.refetch(),
  };
}
