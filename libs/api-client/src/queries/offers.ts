import type { OffersAnswer, OffersBody } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { asking } from '../transport/asking.ts';
import { readable } from '../transport/readable.ts';
import { request } from '../transport/request.ts';
import { keptOffers } from './kept-offers.ts';

/** Stays that fit a search: `POST {api}/offers.json`, a question in spite of its method. */
export function offersQuery(body: OffersBody) {
  return queryOptions({
    ...asking,
    queryKey: ['offers', body],
    queryFn: async ({ signal }) =>
      keptOffers(
        readable(
          await request<OffersAnswer>({ path: '/api/offers.json', body, signal }),
          ({ exactMatch, searchDetails }) => Array.isArray(exactMatch) && Number.isInteger(searchDetails.totalCount),
        ),
      ),
  });
}
