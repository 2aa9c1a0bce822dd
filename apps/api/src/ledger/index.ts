/** The books: what moves an order, its balance, the seller. */
export { recordGiftRefund, recordGiftsUsed, recordVoucherRedeemed, reviveExpired } from './gift-movements.ts';
export type { TakenGift } from './gift-movements.ts';
export { readLedgerChecks } from './balance/known-imbalances.ts';
export {
  balanceOf,
  isPaymentBooked,
  orderOfPayment,
  recordCancellation,
  recordChange,
  recordPayment,
  recordPayments,
  recordRefundDisputed,
  recordRefundOwedAgain,
  recordRefundFailed,
  recordRefundPromise,
  recordRefundTransferred,
  recordRefunded,
  recordSale,
} from './order-movements.ts';
export { checkTaxed, suppliesInLedger } from './order-supplies.ts';
export { postEntries } from './post-entries.ts';
export { sellerIn } from './seller-file.ts';
export { readSeller } from './seller.ts';
export type { Seller } from './seller.ts';
