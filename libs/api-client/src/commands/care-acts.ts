import {
  ADD_CARE_NOTE,
  BLOCK_ACCOUNT,
  CANCEL_FOR_CARE,
  CORRECT_HOLDER_FOR_CARE,
  CORRECT_RECIPIENT_FOR_CARE,
  DECIDE_CARE_REFUND,
  EXPORT_CARE_AUDIT,
  EXTEND_GIFT_FOR_CARE,
  REFUND_FOR_CARE,
  RESEND_CONFIRMATION,
  RESEND_ORDER_MAIL,
  UNBLOCK_ACCOUNT,
  type CareAuditBody,
  type CareBlockAnswer,
  type CareCancelAnswer,
  type CareCancelBody,
  type CareDecisionBody,
  type CareExtensionAnswer,
  type CareExtensionBody,
  type CareHolderAnswer,
  type CareHolderBody,
  type CareMailBody,
  type CareNoteAnswer,
  type CareNoteBody,
  type CareReasonBody,
  type CareRecipientAnswer,
  type CareRecipientBody,
  type CareRefundAnswer,
  type CareRefundBody,
  type CareResendAnswer,
} from '@shop/contracts';
import { call, callForText } from '../transport/call.ts';

/** As long as a payment may take. */
const LONG_MS = 20_000;

/** Writes a note beside an order; the same key is the same note. */
export function addCareNote(uuid: string, body: CareNoteBody, key: string): Promise<CareNoteAnswer> {
  return call(ADD_CARE_NOTE, { params: { uuid }, body, key });
}

/** Sends the confirmation again, once per key. 409 `ORDER_NOT_PAID`, `PERSON_FORGOTTEN`, `MAIL_WAITING`. */
export function resendConfirmation(uuid: string, body: CareReasonBody, key: string): Promise<CareResendAnswer> {
  return call(RESEND_CONFIRMATION, { params: { uuid }, body, key });
}

/** Sends a mail that the order has had again, once per key. 409 `MAIL_UNKNOWN`, `PERSON_FORGOTTEN`, `MAIL_WAITING`. */
export function resendOrderMail(uuid: string, body: CareMailBody, key: string): Promise<CareResendAnswer> {
  return call(RESEND_ORDER_MAIL, { params: { uuid }, body, key });
}

/** Cancels for the refund that was seen, once per key. 409 `REFUND_CHANGED` with the new one, `ALREADY_CANCELLED`, `NOT_CANCELLABLE`. */
export function cancelOrderForCare(uuid: string, body: CareCancelBody, key: string): Promise<CareCancelAnswer> {
  return call(CANCEL_FOR_CARE, { params: { uuid }, body, key, timeoutMs: LONG_MS });
}

/** Gives cents back with a reason, once per key; `waiting` above the limit. 409 `NOT_REFUNDABLE`, `REFUND_TOO_MUCH` with what is left. */
export function refundOrder(uuid: string, body: CareRefundBody, key: string): Promise<CareRefundAnswer> {
  return call(REFUND_FOR_CARE, { params: { uuid }, body, key, timeoutMs: LONG_MS });
}

/** A supervisor confirms or refuses a refund that waits. 403 `SECOND_PERSON_NEEDED`, 409 `REFUND_DECIDED`, `REFUND_TOO_MUCH`. */
export function decideCareRefund(uuid: string, refundId: string, body: CareDecisionBody, key: string): Promise<CareRefundAnswer> {
  return call(DECIDE_CARE_REFUND, { params: { uuid, id: refundId }, body, key, timeoutMs: LONG_MS });
}

/** Extends a gift until the day that was seen, once per key; `goodwill` is a supervisor's. 409 `EXTENSION_CHANGED`, `GIFT_EXTENDED`. */
export function extendGiftForCare(uuid: string, number: number, body: CareExtensionBody, key: string): Promise<CareExtensionAnswer> {
  return call(EXTEND_GIFT_FOR_CARE, { params: { uuid, number: String(number) }, body, key });
}

/** Sends a gift to another address, once per key; not `corrected` where a second person has to enter the same one. 409 `GIFT_EXPIRED`, `GIFT_REDEEMED`, `GIFT_SENT_TOO_OFTEN`, `GIFT_BEING_SENT`. */
export function correctRecipientForCare(
  uuid: string,
  deliveryId: string,
  body: CareRecipientBody,
  key: string,
): Promise<CareRecipientAnswer> {
  return call(CORRECT_RECIPIENT_FOR_CARE, { params: { uuid, deliveryId }, body, key });
}

/** Sends a gift that was given on to whom it was meant for, once per key; not `corrected` as above. 409 `GIFT_HOLDER_UNKNOWN`, `GIFT_USED`, `GIFT_IN_ORDER`, `GIFT_EXPIRED`, `GIFT_CANCELLED`; 429. */
export function correctHolderForCare(uuid: string, number: number, body: CareHolderBody, key: string): Promise<CareHolderAnswer> {
  return call(CORRECT_HOLDER_FOR_CARE, { params: { uuid, number: String(number) }, body, key });
}

/** Blocks an account, whose sessions end at once, or opens it again; done twice it is the same. */
export function setAccountBlocked(accountId: string, blocked: boolean, body: CareReasonBody): Promise<CareBlockAnswer> {
  return call(blocked ? BLOCK_ACCOUNT : UNBLOCK_ACCOUNT, { params: { id: accountId }, body });
}

/** The audit log of a period as CSV, for supervisors; at most 92 days. 400 names the field. */
export function exportCareAudit(body: CareAuditBody): Promise<string> {
  return callForText(EXPORT_CARE_AUDIT, { body, timeoutMs: LONG_MS });
}
