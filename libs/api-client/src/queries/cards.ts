import { LIST_CARDS } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { asking } from '../transport/asking.ts';
import { readable } from '../transport/readable.ts';
import { call } from '../transport/call.ts';

/** The cards that the signed-in customer has saved, as the payment provider has them now; refused with 401 for guests. */
export function cardsQuery() {
  return queryOptions({
    ...asking,
    staleTime: 0,
    queryKey: ['cards'],
    queryFn: async ({ signal }) => readable(await call(LIST_CARDS, { signal, timeoutMs: 20_000 }), ({ cards }) => Array.isArray(cards)),
  });
}
