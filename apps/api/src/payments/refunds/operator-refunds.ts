/** What the operator's commands use. */
export { failedRefunds, type WaitingRefund } from './failed-refunds.ts';
export { transferRefund, type RefundTransfer } from './transfer-refund.ts';
