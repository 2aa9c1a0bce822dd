import { refetchFailed, type FoundOffers } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import type { SearchState } from '@shop/routes';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isCard } from '../../views/results/found.ts';
import { PAGE_SIZE } from '../../views/search-question.ts';
import { useSearchSource } from '../use-search-source.ts';
import { usePoints } from './use-points.ts';
import { useSuggestedOffers } from './use-suggested-offers.ts';

/** The offers of all pages; the same list as long as they are the same. */
const listOf = (answers: readonly { readonly data?: FoundOffers | undefined; readonly isError: boolean }[]) => ({
  totalCount: answers[0]?.data?.searchDetails.totalCount,
  exact: answers.flatMap(({ data }) => data?.exactMatch.filter(isCard) ?? []),
  isFailed: answers.some(({ isError }) => isError),
});

/**
 * Everything in reach as markers, and the first of them as a list with names; the list grows page by page. Where nothing was found,
 * what the results suggest instead.
 */
export function useMarkers(state: SearchState) {
  const site = useSite();
  const client = useQueryClient();
  const source = useSearchSource();
  const [grown, setGrown] = useState({ state, pages: 1 });
  /** Another search begins with one page again. */
  const pages = grown.state === state ? grown.pages : 1;
  const { exact, totalCount, isFailed } = useQueries({
    queries: Array.from({ length: pages }, (_, page) => source.offers({ ...state, page }, site)),
    combine: listOf,
  });
  const suggested = useSuggestedOffers(state, totalCount);
  const points = usePoints(state, { exact, suggested });
  const left = Math.max(0, (points.totalCount ?? 0) - pages * PAGE_SIZE);
  return {
    ...points,
    /** What the list names: what was found, or what is suggested where nothing was. */
    offers: suggested.length > 0 ? suggested : exact,
    /** How many found offers stand on the map; undefined until they are known. */
    total: points.answer?.length,
    suggestions: suggested.length,
    isFailed: points.isFailed || isFailed,
    /** Asks for what has failed, the list's offers too. */
    retry: () => void refetchFailed(client),
    more: left > 0 ? { count: Math.min(left, PAGE_SIZE), show: () => setGrown({ state, pages: pages + 1 }) } : undefined,
  };
}
