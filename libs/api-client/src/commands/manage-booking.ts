import {
  CANCEL_BOOKING,
  type CancelBookingAnswer,
  type CancelBookingBody,
  COMPLETE_INSTALMENT,
  COMPLETE_MODIFICATION,
  type CompleteInstalmentBody,
  type CompleteModificationBody,
  type InvoiceAnswer,
  type InvoiceBody,
  MODIFY_BOOKING,
  type ModifyAnswer,
  type ModifyBody,
  PAY_INSTALMENT,
  REQUEST_INVOICE,
} from '@shop/contracts';
import { call } from '../transport/call.ts';

/** As long as a payment may take. */
const LONG_MS = 20_000;

/** Cancels for the refund that was seen; the same key cancels once. 409 `REFUND_CHANGED` brings the new refund, `ALREADY_CANCELLED`, `NOT_CANCELLABLE`. */
export function cancelBooking(uuid: string, body: CancelBookingBody, key: string): Promise<CancelBookingAnswer> {
  return call(CANCEL_BOOKING, { params: { uuid }, body, key, timeoutMs: LONG_MS });
}

/** Changes a booking, or names the payment that it waits for. The same key is the same change. 409 `PRICE_CHANGED` brings the new difference. */
export function modifyBooking(uuid: string, body: ModifyBody, key: string): Promise<ModifyAnswer> {
  return call(MODIFY_BOOKING, { params: { uuid }, body, key, timeoutMs: LONG_MS });
}

/** Carries a change out whose supplement is paid; `pending` while the bank has not answered. 402 where nothing was paid, 409 `SOLD_OUT`. */
export function completeModification(uuid: string, body: CompleteModificationBody, key: string): Promise<ModifyAnswer> {
  return call(COMPLETE_MODIFICATION, { params: { uuid }, body, key, timeoutMs: LONG_MS });
}

/** Asks for an invoice; asking again corrects what stands on it. 409 `NOT_PAID`. */
export function requestInvoice(uuid: string, body: InvoiceBody): Promise<InvoiceAnswer> {
  return call(REQUEST_INVOICE, { params: { uuid }, body });
}

/**
 * Names the payment by which the customer pays an open instalment; asked again it is the same one. 409 `INSTALMENT_PAID`,
 * `INSTALMENT_CANCELLED`, `INSTALMENT_BEING_CHARGED`.
 */
export function startInstalmentPayment(uuid: string, { number, email }: { number: number; email: string }, key: string) {
  return call(PAY_INSTALMENT, { params: { uuid, number }, body: { email }, key, timeoutMs: LONG_MS });
}

/** The instalment is paid, or `pending` while the bank has not answered. 402 where nothing was paid. */
export function completeInstalmentPayment(uuid: string, number: number, body: CompleteInstalmentBody, key: string) {
  return call(COMPLETE_INSTALMENT, { params: { uuid, number }, body, key, timeoutMs: LONG_MS });
}
