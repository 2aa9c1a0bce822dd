/** Issuing an invoice and correcting it. */
export { correctInvoice } from './issue-invoice.ts';
export { requestInvoice } from './request-invoice.ts';
