import type { BookingView, FindBookingBody, ModificationPrice, ModificationWish } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { asking } from '../transport/asking.ts';
import { request } from '../transport/request.ts';

/** A booking and what may still be done with it, today; 404 for a wrong number as for a wrong address, 429 after too many tries. */
export function bookingQuery(body: FindBookingBody) {
  return queryOptions({
    ...asking,
    retry: false,
    queryKey: ['booking', body],
    queryFn: ({ signal }) => request<BookingView>({ path: '/gateway/bookings/find', body, signal }),
  });
}

/** What a change would cost or give back, in cents. 409 `NOT_MODIFIABLE`; else refused as a quote is. */
export function modificationPriceQuery(uuid: string, wish: ModificationWish) {
  return queryOptions({
    ...asking,
    queryKey: ['modificationPrice', uuid, wish],
    queryFn: ({ signal }) =>
      request<ModificationPrice>({ path: `/gateway/bookings/${encodeURIComponent(uuid)}/modification-price`, body: wish, signal }),
  });
}
