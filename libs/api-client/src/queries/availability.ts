import {
  type Availabilities,
  GET_HOTEL_CALENDAR,
  GET_SEARCH_CALENDAR,
  GET_STAY_CALENDAR,
  LIST_CHECKOUT_NIGHTS,
  type HotelMonthsQuery,
  type LocalDate,
  type Locale,
  type SearchMonthsQuery,
} from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { asking } from '../transport/asking.ts';
import { readable } from '../transport/readable.ts';
import { visitedPartner } from '../transport/partner-visit.ts';
import { call } from '../transport/call.ts';

export interface AvailabilitiesParams {
  readonly id: string;
  readonly locale: Locale;
  /** First month, `yyyy-MM`. */
  readonly month: string;
  /** How many months. */
  readonly length: number;
}

/** Days on sale with their prices (API-043). A product id is required (spec 2, section 5). */
export function availabilitiesQuery({ id, locale, month, length }: AvailabilitiesParams) {
  if (!id) throw new Error('Product ID is required');
  return queryOptions({
    ...asking,
    queryKey: ['availabilities', { id, locale, month, length }],
    queryFn: ({ signal }) =>
      call(GET_STAY_CALENDAR, { params: { id }, query: { month, length, locale, minisite: visitedPartner() }, signal }),
  });
}

interface HotelAvailabilitiesParams extends Omit<AvailabilitiesParams, 'id'> {
  readonly hotelId: string;
  readonly flow?: 'hotel' | undefined;
  /** Whom the prices are for; two adults when left out. */
  readonly party?: Pick<HotelMonthsQuery, 'adult' | 'child' | 's'>;
}

/** Days of a hotel on sale, under any of its stays: one request of twelve months (spec 2, section 7; HOTEL-015). */
export function hotelAvailabilitiesQuery({ hotelId, locale, month, length, flow, party }: HotelAvailabilitiesParams) {
  return queryOptions({
    ...asking,
    queryKey: ['hotelAvailabilities', { hotelId, locale, month, length, flow, ...party }],
    queryFn: async ({ signal }) =>
      readable(
        await call(GET_HOTEL_CALENDAR, {
          params: { hotelId },
          query: { locale, month, length, flow, ...party, minisite: visitedPartner() },
          signal,
        }),
        isCalendar,
      ),
  });
}

/** The least price of each day of arrival at a place; no month where it holds too many stays. */
export function searchCalendarQuery(query: SearchMonthsQuery) {
  return queryOptions({
    ...asking,
    queryKey: ['searchCalendar', query],
    queryFn: async ({ signal }) =>
      readable(await call(GET_SEARCH_CALENDAR, { query: { ...query, minisite: visitedPartner() }, signal }), isCalendar),
  });
}

function isCalendar({ availabilities, requestedMonths }: Availabilities): boolean {
  return Object(availabilities) === availabilities && Array.isArray(requestedMonths);
}

export interface CheckoutNightsParams {
  readonly id: string;
  readonly locale: Locale;
  readonly checkin: LocalDate;
  readonly adults: number;
  readonly children: number;
  readonly babies: number;
}

/** How many nights one can stay from an arrival on (spec 2, section 7). */
export function checkoutNightsQuery({ id, locale, checkin, adults, children, babies }: CheckoutNightsParams) {
  return queryOptions({
    ...asking,
    queryKey: ['checkoutNights', { id, locale, checkin, adults, children, babies }],
    queryFn: ({ signal }) =>
      call(LIST_CHECKOUT_NIGHTS, {
        params: { id },
        query: {
          checkin,
          adult: adults,
          child: children,
          baby: babies,
          locale,
          multiOffer: true,
          client: 'msite',
          minisite: visitedPartner(),
        },
        signal,
      }),
  });
}
