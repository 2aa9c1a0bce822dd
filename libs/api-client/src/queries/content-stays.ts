import { type OffersBody, SEARCH_OFFERS } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { asking } from '../transport/asking.ts';
import { call } from '../transport/call.ts';
import { stayCard } from './content-card.ts';

/** Stays, or gifts with `type: 'gift'`, of a block of content, as cards: `POST {api}/offers.json`. */
export function contentStaysQuery(body: OffersBody) {
  return queryOptions({
    ...asking,
    queryKey: ['contentStays', body],
    queryFn: async ({ signal }) => {
      const { exactMatch } = await call(SEARCH_OFFERS, { body, signal });
      return exactMatch.map((offer) => stayCard(offer, body.type === 'gift' ? 'single_voucher' : 'weekend'));
    },
  });
}
