/** Promising money back, and the mails of what went wrong with it. */
export { disputeMail } from './dispute-mail.ts';
export { promiseRefund } from './refund.ts';
export { refundFailedMail } from './refund-failed-mail.ts';
