/** Promising money back, what there is to give, and the mails of what went wrong with it. */
export { disputeMail, refundFailedMail } from './care-mails.ts';
export { heldPayments } from './held-payments.ts';
export { promiseRefund } from './refund.ts';
