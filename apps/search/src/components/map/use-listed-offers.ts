import { offersQuery, type FoundOffer } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { wantsFallback } from '@shop/domain';
import type { SearchState } from '@shop/routes';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isCard } from '../../views/results/found.ts';
import { fallbackBody, PAGE_SIZE } from '../../views/search-question.ts';
import { useSearchSource } from '../use-search-source.ts';

export interface ListedOffers {
  readonly exact: readonly FoundOffer[];
  /** What stands below too few of them. */
  readonly suggested: readonly FoundOffer[];
}

/** The offers of the page that the list shows: the answers that it was drawn from. */
export function useListedOffers(state: SearchState): ListedOffers {
  const site = useSite();
  const source = useSearchSource();
  const { data } = useQuery(source.offers(state, site));
  const isFew = !source.gift && data !== undefined && wantsFallback(data.searchDetails.totalCount, PAGE_SIZE);
  const { data: fallback } = useQuery({ ...offersQuery(fallbackBody(state, site)), enabled: isFew });
  return useMemo(
    () => ({ exact: data?.exactMatch.filter(isCard) ?? [], suggested: (isFew && fallback?.exactMatch.filter(isCard)) || [] }),
    [data, isFew, fallback],
  );
}
