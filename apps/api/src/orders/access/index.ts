/** Who may see an order: by its key, its cookie or its account. */
export { countBookingGuesses } from './booking-guesses.ts';
export { openedOrder, orderOf } from './opened-order.ts';
export { isOrderKey, orderKey } from './order-access.ts';
export { giveOrderCookie, mayOpenOrder, orderAccessNeeded } from './order-cookie.ts';
