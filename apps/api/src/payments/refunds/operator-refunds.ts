/** What the operator's commands use. */
export { failedRefunds, refusedRefunds, type WaitingRefund } from './failed-refunds.ts';
export { transferRefund, type RefundTransfer } from './transfer-refund.ts';
