import { type HotelOffersBody, type Locale, SEARCH_OFFERS } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { asking } from '../transport/asking.ts';
import { call } from '../transport/call.ts';
import { stayCard } from './content-card.ts';

/** Another offer of a hotel whose offer has expired, at most one (spec 1, section 2, not-found page). */
export function otherOffersQuery({ hotelId, locale }: { hotelId: string; locale: Locale }) {
  const body: HotelOffersBody = {
    hotelId,
    adult: 2,
    child: 0,
    baby: 0,
    locale,
    limit: 1,
    numberOfPackagesPerHotel: 1,
    fetchPageModel: false,
  };
  return queryOptions({
    ...asking,
    queryKey: ['otherOffers', { hotelId, locale }],
    queryFn: async ({ signal }) => {
      const { exactMatch } = await call(SEARCH_OFFERS, { body, signal });
      return exactMatch.map((offer) => stayCard(offer, 'weekend'));
    },
  });
}
