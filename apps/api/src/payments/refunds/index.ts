/** Promising money back, and the mail of a dispute. */
export { disputeMail } from './dispute-mail.ts';
export { promiseRefund } from './refund.ts';
