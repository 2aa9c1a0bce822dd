// Bookings that are managed.
export const FIND_BOOKING = 'POST /gateway/bookings/find';
export const LIST_MODIFICATION_DAYS = 'POST /gateway/bookings/:uuid/modification-days';
export const LIST_MODIFICATION_NIGHTS = 'POST /gateway/bookings/:uuid/modification-nights';
export const PRICE_MODIFICATION = 'POST /gateway/bookings/:uuid/modification-price';
export const MODIFY_BOOKING = 'POST /gateway/bookings/:uuid/modification';
export const COMPLETE_MODIFICATION = 'POST /gateway/bookings/:uuid/modification/complete';
export const PAY_INSTALMENT = 'POST /gateway/bookings/:uuid/instalments/:number/payment';
export const COMPLETE_INSTALMENT = 'POST /gateway/bookings/:uuid/instalments/:number/payment/complete';
export const CANCEL_BOOKING = 'POST /gateway/bookings/:uuid/cancellation';
export const REQUEST_INVOICE = 'POST /gateway/bookings/:uuid/invoice';
