import type {
  CancelBookingAnswer,
  CancelBookingBody,
  CompleteModificationBody,
  InvoiceAnswer,
  InvoiceBody,
  ModifyAnswer,
  ModifyBody,
} from '@shop/contracts';
import { request } from '../transport/request.ts';

const pathOf = (uuid: string, what: string) => `/gateway/bookings/${encodeURIComponent(uuid)}/${what}`;
/** As long as a payment may take. */
const LONG_MS = 20_000;

/** Cancels for the refund that was seen; the same key cancels once. 409 `REFUND_CHANGED` brings the new refund, `ALREADY_CANCELLED`, `NOT_CANCELLABLE`. */
export function cancelBooking(uuid: string, body: CancelBookingBody, key: string): Promise<CancelBookingAnswer> {
  return request<CancelBookingAnswer>({ path: pathOf(uuid, 'cancellation'), body, idempotencyKey: key, timeoutMs: LONG_MS });
}

/** Changes a booking, or names the payment that it waits for. The same key is the same change. 409 `PRICE_CHANGED` brings the new difference. */
export function modifyBooking(uuid: string, body: ModifyBody, key: string): Promise<ModifyAnswer> {
  return request<ModifyAnswer>({ path: pathOf(uuid, 'modification'), body, idempotencyKey: key, timeoutMs: LONG_MS });
}

/** Carries a change out whose supplement is paid; `pending` while the bank has not answered. 402 where nothing was paid, 409 `SOLD_OUT`. */
export function completeModification(uuid: string, body: CompleteModificationBody, key: string): Promise<ModifyAnswer> {
  return request<ModifyAnswer>({ path: pathOf(uuid, 'modification/complete'), body, idempotencyKey: key, timeoutMs: LONG_MS });
}

/** Asks for an invoice; asking again corrects what stands on it. 409 `NOT_PAID`. */
export function requestInvoice(uuid: string, body: InvoiceBody): Promise<InvoiceAnswer> {
  return request<InvoiceAnswer>({ path: pathOf(uuid, 'invoice'), body });
}
