import { offersQuery, type FoundOffer } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import type { SearchState } from '@shop/routes';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isCard } from '../../views/results/found.ts';
import { fallbackBody } from '../../views/search-question.ts';
import { useSearchSource } from '../use-search-source.ts';

/** What the list suggests where a search found nothing, never to the recipient of a gift; the list's own answer. */
export function useSuggestedOffers(state: SearchState, totalCount: number | undefined): readonly FoundOffer[] {
  const site = useSite();
  const source = useSearchSource();
  const isEmpty = !source.gift && totalCount === 0;
  const { data } = useQuery({ ...offersQuery(fallbackBody(state, site)), enabled: isEmpty });
  return useMemo(() => (isEmpty && data?.exactMatch.filter(isCard)) || [], [data, isEmpty]);
}
