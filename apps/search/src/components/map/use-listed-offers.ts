import type { FoundOffer } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import type { SearchState } from '@shop/routes';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isCard } from '../../views/results/found.ts';
import { useSearchSource } from '../use-search-source.ts';
import { useSuggestedOffers } from './use-suggested-offers.ts';

export interface ListedOffers {
  readonly exact: readonly FoundOffer[];
  /** What the list suggests where nothing was found; beside found offers the map keeps to what the list counts. */
  readonly suggested: readonly FoundOffer[];
}

/** The offers of the page that the list shows: the answers that it was drawn from. */
export function useListedOffers(state: SearchState): ListedOffers {
  const site = useSite();
  const source = useSearchSource();
  const { data } = useQuery(source.offers(state, site));
  const suggested = useSuggestedOffers(state, data?.searchDetails.totalCount);
  return useMemo(() => ({ exact: data?.exactMatch.filter(isCard) ?? [], suggested }), [data, suggested]);
}
