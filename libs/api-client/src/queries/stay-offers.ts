import {
  GET_RECOMMENDED_OFFER,
  type HotelOffersBody,
  LIST_RECOMMENDATIONS,
  LIST_STAY_OFFERS,
  LIST_UPSELLS,
  type LocalDate,
  type Locale,
  type OfferCard,
  type ProductOffer,
  SEARCH_OFFERS,
  type Upsell,
} from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { asking } from '../transport/asking.ts';
import { readable } from '../transport/readable.ts';
import { visitedPartner } from '../transport/partner-visit.ts';
import { call } from '../transport/call.ts';

interface People {
  readonly adults: number;
  readonly children: number;
  readonly babies: number;
}

/** A stay, for whom and, where they are known, for which days. */
export interface StayParams extends People {
  readonly id: string;
  readonly locale: Locale;
  readonly checkin?: LocalDate | undefined;
  readonly nights?: number | undefined;
}

const stayParams = ({ locale, checkin, nights, adults, children, babies }: Omit<StayParams, 'id'>) => ({
  ...{ locale, adult: adults, child: children, baby: babies },
  ...(checkin && { checkin, nights: nights ?? 1 }),
});

/** What can be had of a stay on these days: itself and its variants under other terms, the stay itself first (spec 2, section 7). */
export function stayOffersQuery(params: StayParams & { readonly checkin: LocalDate; readonly nights: number }) {
  return queryOptions({
    ...asking,
    queryKey: ['stayOffers', { id: params.id, ...stayParams(params) }],
    queryFn: async ({ signal }): Promise<ProductOffer[]> => {
      const answer = await call(LIST_STAY_OFFERS, {
        params: { id: params.id },
        query: { ...stayParams(params), minisite: visitedPartner() },
        signal,
      });
      return Object.values(answer)
        .filter(({ weekendId, variantOf }) => weekendId === params.id || variantOf === params.id)
        .sort((a, b) => Number(b.weekendId === params.id) - Number(a.weekendId === params.id));
    },
  });
}

/** Stays of the same house that hold more (API-044). */
export function upsellsQuery(params: StayParams) {
  return queryOptions({
    ...asking,
    queryKey: ['upsells', { id: params.id, ...stayParams(params) }],
    queryFn: async ({ signal }): Promise<Upsell[]> => {
      const { upsells } = readable(await call(LIST_UPSELLS, { params: { id: params.id }, query: stayParams(params), signal }), (answer) =>
        Array.isArray(answer.upsells),
      );
      return upsells;
    },
  });
}

/** One stay elsewhere that comes nearest; null when nothing around can be had (API-049). */
export function recommendedOfferQuery(params: StayParams) {
  return queryOptions({
    ...asking,
    queryKey: ['recommendedOffer', { id: params.id, ...stayParams(params) }],
    queryFn: ({ signal }) => call(GET_RECOMMENDED_OFFER, { params: { id: params.id }, query: stayParams(params), signal }),
  });
}

/** Around which hotel, and how many. */
export interface RecommendationsParams extends Omit<StayParams, 'id'> {
  readonly hotelId: string;
  readonly limit: number;
}

/** Stays in other houses around a hotel, one a house; where it is not known any more, the best of the country (API-051). */
export function recommendationsQuery({ hotelId, limit, ...params }: RecommendationsParams) {
  const query = { hotelId, limit, ...stayParams(params) };
  return queryOptions({
    ...asking,
    queryKey: ['recommendations', query],
    queryFn: async ({ signal }): Promise<OfferCard[]> => {
      const answer = await call(LIST_RECOMMENDATIONS, { query, signal });
      return readable(answer, ({ recommendations }) => Array.isArray(recommendations)).recommendations;
    },
  });
}

/** What a hotel sells besides, or what of it is given as a gift: the cheapest first (API-007). */
export function hotelStaysQuery({
  id: hotelId,
  locale,
  checkin,
  nights,
  adults,
  children,
  babies,
  isGift,
}: StayParams & { readonly isGift?: boolean }) {
  const body: HotelOffersBody = {
    ...{ hotelId, adult: adults, child: children, baby: babies, locale },
    ...(checkin && { checkin, night: nights ?? 1 }),
    ...(isGift && { type: 'gift' }),
    ...{ orderBy: 'priceAsc', limit: 20, numberOfPackagesPerHotel: 20, searchProvider: 'msite', fetchPageModel: false },
  };
  return queryOptions({
    ...asking,
    queryKey: ['hotelStays', body],
    queryFn: async ({ signal }) => {
      const { exactMatch } = readable(await call(SEARCH_OFFERS, { body, signal }), (answer) => Array.isArray(answer.exactMatch));
      return exactMatch;
    },
  });
}
