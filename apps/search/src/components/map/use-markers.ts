import { refetchFailed, type FoundOffers } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import type { SearchState } from '@shop/routes';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isCard } from '../../views/results/found.ts';
import { PAGE_SIZE } from '../../views/search-question.ts';
import { useSearchSource } from '../use-search-source.ts';
import { usePoints } from './use-points.ts';

/** The offers of all pages; the same list as long as they are the same. */
const listOf = (answers: readonly { readonly data?: FoundOffers | undefined; readonly isError: boolean }[]) => ({
  offers: answers.flatMap(({ data }) => data?.exactMatch.filter(isCard) ?? []),
  isFailed: answers.some(({ isError }) => isError),
});

/** Everything in reach as markers, and the first of them as a list with names; the list grows page by page. */
export function useMarkers(state: SearchState) {
  const site = useSite();
  const client = useQueryClient();
  const source = useSearchSource();
  const [grown, setGrown] = useState({ state, pages: 1 });
  /** Another search begins with one page again. */
  const pages = grown.state === state ? grown.pages : 1;
  const { offers, isFailed } = useQueries({
    queries: Array.from({ length: pages }, (_, page) => source.offers({ ...state, page }, site)),
    combine: listOf,
  });
  const points = usePoints(state, { exact: offers });
  const left = Math.max(0, (points.totalCount ?? 0) - pages * PAGE_SIZE);
  return {
    ...points,
    offers,
    /** How many stand on the map; undefined until they are known. */
    total: points.answer?.length,
    isFailed: points.isFailed || isFailed,
    /** Asks for what has failed, the list's offers too. */
    retry: () => void refetchFailed(client),
    more: left > 0 ? { count: Math.min(left, PAGE_SIZE), show: () => setGrown({ state, pages: pages + 1 }) } : undefined,
  };
}
