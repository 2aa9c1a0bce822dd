import { type OffersBody, SEARCH_OFFERS } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { asking } from '../transport/asking.ts';
import { readable } from '../transport/readable.ts';
import { call } from '../transport/call.ts';
import { trimmedOffers, trimmedSuggestions } from './trimmed-offers.ts';

/** Stays that fit a search: `POST {api}/offers.json`, a question in spite of its method. */
export function offersQuery(body: OffersBody) {
  return queryOptions({
    ...asking,
    queryKey: ['offers', body],
    queryFn: async ({ signal }) => {
      const answer = readable(
        await call(SEARCH_OFFERS, { body, signal }),
        ({ exactMatch, searchDetails }) => Array.isArray(exactMatch) && Number.isInteger(searchDetails.totalCount),
      );
      return body.fallback === undefined ? trimmedOffers(answer) : trimmedSuggestions(answer);
    },
  });
}
