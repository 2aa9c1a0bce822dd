import type { OffersAnswer, OffersBody } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { asking } from '../transport/asking.ts';
import { request } from '../transport/request.ts';
import { stayCard } from './content-card.ts';

/** Stays, or gifts with `type: 'gift'`, of a block of content, as cards: `POST {api}/offers.json`. */
export function contentStaysQuery(body: OffersBody) {
  return queryOptions({
    ...asking,
    queryKey: ['contentStays', body],
    queryFn: async ({ signal }) => {
      const { exactMatch } = await request<OffersAnswer>({ path: '/api/offers.json', body, signal });
      return exactMatch.map((offer) => stayCard(offer, body.type === 'gift' ? 'single_voucher' : 'weekend'));
    },
  });
}
