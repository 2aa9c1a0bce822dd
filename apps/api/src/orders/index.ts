/** The record of what was sold: its rows and their lock, its instalments, its terms, and every write to an order. */
export { changeFailed, failureOf } from './change-failed.ts';
export type { ChangeFailure } from './change-failed.ts';
export { deliveriesOf } from './delivery-view.ts';
export { OFF_SESSION, OPEN, dueNow, openCents, scheduleOf, scheduledPayments } from './instalments.ts';
export type { InstalmentRow, StoredPlan } from './instalments.ts';
export { lockPurchase } from './lock-purchase.ts';
export { openingCode } from './opening-code.ts';
export { orderFailed } from './order-failed.ts';
export { isFailureCode } from './order-failed.ts';
export type { FailureCode, GiftFailure } from './order-failed.ts';
export { EXCESS_KEY, orderMoney } from './order-money.ts';
export { stockOf } from './order.ts';
export type { Purchase } from './order.ts';
export { ordersOf } from './orders-of.ts';
export type { Owner } from './orders-of.ts';
export { findBooking, isOrderId, isOwnersCall, ownedBooking, payerOf } from './owned-booking.ts';
export type { Asker } from './owned-booking.ts';
export { redeemedAt } from './redeemed-at.ts';
export { GIFT_CARD_LABEL, giftPicture } from './sold-product.ts';
export type { SoldGift, SoldProduct, SoldStay } from './sold-product.ts';
export { activityDaysOf, paidByGifts, partsOf, policyOf, refundOf } from './sold-terms.ts';
export { giftNow, giftOfBuyer, givenAway, soldVouchers } from './sold-vouchers.ts';
export {
  addRefunded,
  addWaived,
  changeGift,
  insertPurchase,
  setAccount,
  setCancelled,
  setFailed,
  setInvoice,
  setMethodReleased,
  setPaid,
  setStay,
  stayColumns,
} from './write-purchase.ts';
export type { NewPurchase } from './write-purchase.ts';
