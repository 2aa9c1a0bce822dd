import type { Availabilities, LocalDate, Locale } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { asking } from '../transport/asking.ts';
import { readable } from '../transport/readable.ts';
import { request } from '../transport/request.ts';

export interface AvailabilitiesAsked {
  readonly id: string;
  readonly locale: Locale;
  /** First month, `yyyy-MM`. */
  readonly month: string;
  /** How many months. */
  readonly length: number;
}

/** Days on sale with their prices (decision A-082). A product id is required (spec 2, section 5). */
export function availabilitiesQuery({ id, locale, month, length }: AvailabilitiesAsked) {
  if (!id) throw new Error('Product ID is required');
  return queryOptions({
    ...asking,
    queryKey: ['availabilities', { id, locale, month, length }],
    queryFn: ({ signal }) =>
      request<Availabilities>({
        path: `/api/product/${encodeURIComponent(id)}/availabilities.json`,
        query: { month, length, locale },
        signal,
      }),
  });
}

/** Days of a hotel on sale, under any of its stays: one request of twelve months (spec 2, section 7; decision A-026). */
export function hotelAvailabilitiesQuery({
  hotelId,
  locale,
  month,
  length,
}: Omit<AvailabilitiesAsked, 'id'> & { readonly hotelId: string }) {
  return queryOptions({
    ...asking,
    queryKey: ['hotelAvailabilities', { hotelId, locale, month, length }],
    queryFn: async ({ signal }) =>
      readable(
        await request<Availabilities>({
          path: `/api/hotels/${encodeURIComponent(hotelId)}/availabilities.json`,
          query: { locale, month, length },
          signal,
        }),
        ({ availabilities, requestedMonths }) => Object(availabilities) === availabilities && Array.isArray(requestedMonths),
      ),
  });
}

export interface CheckoutNightsAsked {
  readonly id: string;
  readonly locale: Locale;
  readonly checkin: LocalDate;
  readonly adults: number;
  readonly children: number;
  readonly babies: number;
}

/** How many nights one can stay from an arrival on (spec 2, section 7). */
export function checkoutNightsQuery({ id, locale, checkin, adults, children, babies }: CheckoutNightsAsked) {
  return queryOptions({
    ...asking,
    queryKey: ['checkoutNights', { id, locale, checkin, adults, children, babies }],
    queryFn: ({ signal }) =>
      request<number[]>({
        path: `/api/weekend/${encodeURIComponent(id)}/packageCheckoutNights.json`,
        query: { checkin, adult: adults, child: children, baby: babies, locale, multiOffer: true, client: 'msite' },
        signal,
      }),
  });
}
