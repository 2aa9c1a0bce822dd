/** Payments of an order: the port to providers, their state, what providers report. */
export { lessenGoodwill, recordGoodwill } from './booked-movements.ts';
export { claimBegunPayments, claimUnreportedPayments, notePaymentsAsked } from './claim-payments.ts';
export { insertIntent } from './insert-intent.ts';
export { limitProviderCall } from './routes/limit-provider-calls.ts';
export type { PayingShop, SucceededPaymentDeps } from './paying-shop.ts';
export { paymentOf } from './payment-of.ts';
export type { PaymentProvider } from './payment-provider.ts';
export { paymentState } from './payment-state.ts';
export type { TestProvider } from './test-provider.ts';
