import { GET_STAY, type Locale, type StayDetail } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { asking } from '../transport/asking.ts';
import { visitedPartner } from '../transport/partner-visit.ts';
import { call } from '../transport/call.ts';

/** One stay with its hotel, room and programme; 404 `NOT_FOUND` when there is none. */
export function stayQuery({ id, locale }: { id: string; locale: Locale }) {
  return queryOptions({
    ...asking,
    queryKey: ['stay', { id, locale }],
    queryFn: ({ signal }) => call(GET_STAY, { params: { id }, query: { locale, client: 'msite', minisite: visitedPartner() }, signal }),
  });
}

export interface PartyPriceParams {
  readonly id: string;
  readonly locale: Locale;
  readonly adults: number;
  readonly children: number;
  readonly babies: number;
}

/** The from-price of a stay for a party: the one that its card shows in a search without dates (SEARCH-068). 0 where no day has room for all. */
export function partyPriceQuery({ id, locale, adults, children, babies }: PartyPriceParams) {
  return queryOptions({
    ...asking,
    queryKey: ['partyPrice', { id, locale, adults, children, babies }],
    queryFn: async ({ signal }): Promise<StayDetail['fromPrice']> => {
      const { fromPrice } = await call(GET_STAY, {
        params: { id },
        query: { locale, client: 'msite', fetchPageModel: false, adult: adults, child: children, baby: babies, minisite: visitedPartner() },
        signal,
      });
      return fromPrice;
    },
  });
}
