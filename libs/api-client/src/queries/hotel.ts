import { GET_HOTEL, type LocalDate, type Locale } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { asking } from '../transport/asking.ts';
import { readable } from '../transport/readable.ts';
import { call } from '../transport/call.ts';

export interface HotelParams {
  readonly hotelId: string;
  readonly locale: Locale;
  /** Both or none. */
  readonly checkin?: LocalDate | undefined;
  readonly checkout?: LocalDate | undefined;
  readonly adults: number;
  readonly children: number;
  readonly babies: number;
}

/** One hotel with what it sells to a party, on days where they are known; 404 `NOT_FOUND` when there is none. */
export function hotelQuery({ hotelId, locale, checkin, checkout, adults, children, babies }: HotelParams) {
  const days = checkin && checkout ? { checkin, checkout } : {};
  return queryOptions({
    ...asking,
    queryKey: ['hotel', { hotelId, locale, ...days, adults, children, babies }],
    queryFn: async ({ signal }) =>
      readable(
        await call(GET_HOTEL, { params: { hotelId }, query: { locale, ...days, adult: adults, child: children, baby: babies }, signal }),
        ({ rooms, weekends, nearbyHotels }) => [rooms, weekends, nearbyHotels].every(Array.isArray),
      ),
  });
}
