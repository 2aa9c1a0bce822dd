import { markersQuery, offersQuery } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import type { SearchState } from '@shop/routes';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { markersOf } from '../../views/map-marker.ts';
import { offersBody, PAGE_SIZE } from '../../views/search-question.ts';

/** Everything in reach as markers, and the first of them as a list with names; the list grows page by page. */
export function useMarkers(state: SearchState) {
  const site = useSite();
  const intl = useIntl();
  const [pages, setPages] = useState(1);
  const first = { ...state, page: 0 };
  const found = useQuery({ ...markersQuery(offersBody(first, site)), placeholderData: keepPreviousData });
  const answers = useQueries({
    queries: Array.from({ length: pages }, (_, page) => offersQuery(offersBody({ ...state, page }, site))),
  });
  const offers = answers.flatMap(({ data }) => data?.exactMatch ?? []);
  const points = found.data?.exactMatch;
  const unnamed = (price: string) => intl.formatMessage({ id: 'search.map.offer' }, { price });
  const ids = offers.map(({ id }) => id).join();
  const markers = useMemo(
    () => markersOf(points ?? [], { locale: site.locale, known: new Map(offers.map((offer) => [offer.id, offer])), unnamed }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- offers are the same while their ids are
    [points, ids, site.locale],
  );
  const total = found.data?.searchDetails.totalCount;
  const left = Math.max(0, (total ?? 0) - pages * PAGE_SIZE);
  return {
    markers,
    offers,
    total,
    found: found.data?.searchDetails.place,
    isLoading: found.isFetching,
    isFailed: found.isError,
    more: left > 0 ? { count: Math.min(left, PAGE_SIZE), show: () => setPages(pages + 1) } : undefined,
  };
}
