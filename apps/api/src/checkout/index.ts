/** What follows a payment, and what others see of an order being bought, cancelled or failed. */
export { cancelWithin } from './booking/cancel-booking.ts';
export { boughtStayColumns, boughtStayView } from './bought-stay.ts';
export { conditionsOf } from './booking/conditions.ts';
export { failPurchase } from './complete-purchase.ts';
export { onPaymentSucceeded } from './on-payment-succeeded.ts';
export { masked, viewOf } from './order-view.ts';
