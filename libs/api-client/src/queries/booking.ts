import {
  FIND_BOOKING,
  type FindBookingBody,
  LIST_MODIFICATION_DAYS,
  LIST_MODIFICATION_NIGHTS,
  type ModificationDaysBody,
  type ModificationNightsBody,
  type ModificationRequest,
  PRICE_MODIFICATION,
} from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { asking } from '../transport/asking.ts';
import { call } from '../transport/call.ts';

/** A booking and what may still be done with it, today; 404 for a wrong number as for a wrong address, 429 after too many tries. */
export function bookingQuery(body: FindBookingBody) {
  return queryOptions({
    ...asking,
    retry: false,
    queryKey: ['booking', body],
    queryFn: ({ signal }) => call(FIND_BOOKING, { body, signal }),
  });
}

/** What a change would cost or give back, in cents. 409 `NOT_MODIFIABLE`; else refused as a quote is. */
export function modificationPriceQuery(uuid: string, modification: ModificationRequest) {
  return queryOptions({
    ...asking,
    queryKey: ['modificationPrice', uuid, modification],
    queryFn: ({ signal }) => call(PRICE_MODIFICATION, { params: { uuid }, body: modification, signal }),
  });
}

/** The calendar of a booking that is changed, its own rooms counted as free. Refused as its price is. */
export function modificationDaysQuery(uuid: string, body: ModificationDaysBody) {
  return queryOptions({
    ...asking,
    queryKey: ['modificationDays', uuid, body],
    queryFn: ({ signal }) => call(LIST_MODIFICATION_DAYS, { params: { uuid }, body, signal }),
  });
}

/** How many nights it may last from another arrival on. */
export function modificationNightsQuery(uuid: string, body: ModificationNightsBody) {
  return queryOptions({
    ...asking,
    queryKey: ['modificationNights', uuid, body],
    queryFn: ({ signal }) => call(LIST_MODIFICATION_NIGHTS, { params: { uuid }, body, signal }),
  });
}
