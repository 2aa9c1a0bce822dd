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
export interface StayWish extends People {
  readonly id: string;
  readonly locale: Locale;
  readonly checkin?: LocalDate | undefined;
  readonly nights?: number | undefined;
}

const wishParams = ({ locale, checkin, nights, adults, children, babies }: Omit<StayWish, 'id'>) => ({
  ...{ locale, adult: adults, child: children, baby: babies },
  ...(checkin && { checkin, nights: nights ?? 1 }),
});

/** What can be had of a stay on these days: itself and its variants under other terms, the stay itself first (spec 2, section 7). */
export function stayOffersQuery(wish: StayWish & { readonly checkin: LocalDate; readonly nights: number }) {
  return queryOptions({
    ...asking,
    queryKey: ['stayOffers', { id: wish.id, ...wishParams(wish) }],
    queryFn: async ({ signal }): Promise<ProductOffer[]> => {
      const answer = await call(LIST_STAY_OFFERS, {
        params: { id: wish.id },
        query: { ...wishParams(wish), minisite: visitedPartner() },
        signal,
      });
      return Object.values(answer)
        .filter(({ weekendId, variantOf }) => weekendId === wish.id || variantOf === wish.id)
        .sort((a, b) => Number(b.weekendId === wish.id) - Number(a.weekendId === wish.id));
    },
  });
}

/** Stays of the same house that hold more (API-044). */
export function upsellsQuery(wish: StayWish) {
  return queryOptions({
    ...asking,
    queryKey: ['upsells', { id: wish.id, ...wishParams(wish) }],
    queryFn: async ({ signal }): Promise<Upsell[]> => {
      const { upsells } = readable(await call(LIST_UPSELLS, { params: { id: wish.id }, query: wishParams(wish), signal }), (answer) =>
        Array.isArray(answer.upsells),
      );
      return upsells;
    },
  });
}

/** One stay elsewhere that comes nearest; null when nothing around can be had (API-049). */
export function recommendedOfferQuery(wish: StayWish) {
  return queryOptions({
    ...asking,
    queryKey: ['recommendedOffer', { id: wish.id, ...wishParams(wish) }],
    queryFn: ({ signal }) => call(GET_RECOMMENDED_OFFER, { params: { id: wish.id }, query: wishParams(wish), signal }),
  });
}

/** Around which hotel, and how many. */
export interface RecommendationsParams extends Omit<StayWish, 'id'> {
  readonly hotelId: string;
  readonly limit: number;
}

/** Stays in other houses around a hotel, one a house; where it is not known any more, the best of the country (API-051). */
export function recommendationsQuery({ hotelId, limit, ...wish }: RecommendationsParams) {
  const query = { hotelId, limit, ...wishParams(wish) };
  return queryOptions({
    ...asking,
    queryKey: ['recommendations', query],
    queryFn: async ({ signal }): Promise<OfferCard[]> => {
      const answer = await call(LIST_RECOMMENDATIONS, { query, signal });
      return readable(answer, ({ recommendations }) => Array.isArray(recommendations)).recommendations;
    },
  });
}

/** What a hotel sells besides: the cheapest first (spec 2, section 7, `POST {api}/offers.json`). */
export function hotelStaysQuery({ id: hotelId, locale, checkin, nights, adults, children, babies }: StayWish) {
  const body: HotelOffersBody = {
    ...{ hotelId, adult: adults, child: children, baby: babies, locale },
    ...(checkin && { checkin, night: nights ?? 1 }),
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
