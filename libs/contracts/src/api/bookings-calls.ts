import Type from 'typebox';
import {
  BookingView,
  CancelBookingAnswer,
  CancelBookingBody,
  CompleteInstalmentBody,
  CompleteModificationBody,
  FindBookingBody,
  InstalmentPaymentAnswer,
  InstalmentPaymentBody,
  InvoiceAnswer,
  InvoiceBody,
  ModificationDaysBody,
  ModificationNightsBody,
  ModificationPrice,
  ModificationRequest,
  ModifyAnswer,
  ModifyBody,
} from '../calls/booking.ts';
import { Availabilities, CheckoutNights } from '../calls/calendar.ts';
import type { Calls } from './call.ts';
import {
  FIND_BOOKING,
  LIST_MODIFICATION_DAYS,
  LIST_MODIFICATION_NIGHTS,
  PRICE_MODIFICATION,
  MODIFY_BOOKING,
  COMPLETE_MODIFICATION,
  PAY_INSTALMENT,
  COMPLETE_INSTALMENT,
  CANCEL_BOOKING,
  REQUEST_INVOICE,
} from './addresses/index.ts';

const InstalmentParams = Type.Object({ uuid: Type.String(), number: Type.Integer({ minimum: 1, maximum: 999 }) });
/** A key that is used twice for different things, or at once. */
const KEYED = ['IDEMPOTENCY_KEY_REUSED', 'IDEMPOTENCY_IN_FLIGHT'] as const;
/** A booking that is not this customer’s, or not there. */
const OWN_BOOKING = ['NOT_FOUND', 'TOO_MANY_ATTEMPTS'] as const;
/** A booking that cannot be changed. */
const NO_CHANGE = ['NOT_MODIFIABLE', 'ALREADY_CANCELLED'] as const;
/** What a changed booking asks for and cannot have. */
const REPRICED = ['PACKAGE_NOT_AVAILABLE_CHECKIN', 'SOLD_OUT', 'GIFT_NOT_USABLE', 'NOT_SOLD_HERE'] as const;

/** Bookings that are managed (CONT-003, PROD-062). */
export const bookingsCalls = {
  [FIND_BOOKING]: {
    tag: 'booking',
    summary: 'Find a booking by its number and e-mail address',
    body: FindBookingBody,
    answers: { 200: BookingView },
    errors: [...OWN_BOOKING],
  },
  [LIST_MODIFICATION_DAYS]: {
    tag: 'booking',
    summary: 'Calendar of a booking that is changed: its own rooms are free for it',
    body: ModificationDaysBody,
    answers: { 200: Availabilities },
    errors: [...OWN_BOOKING, ...NO_CHANGE, 'PACKAGE_NOT_AVAILABLE_CHECKIN'],
  },
  [LIST_MODIFICATION_NIGHTS]: {
    tag: 'booking',
    summary: 'How many nights a changed booking may last from a day of arrival',
    body: ModificationNightsBody,
    answers: { 200: CheckoutNights },
    errors: [...OWN_BOOKING, ...NO_CHANGE, 'PACKAGE_NOT_AVAILABLE_CHECKIN'],
  },
  [PRICE_MODIFICATION]: {
    tag: 'booking',
    summary: 'What another date or stay would cost more or less',
    body: ModificationRequest,
    answers: { 200: ModificationPrice },
    errors: [...OWN_BOOKING, ...NO_CHANGE, ...REPRICED],
  },
  [MODIFY_BOOKING]: {
    tag: 'booking',
    summary: 'Change a booking',
    body: ModifyBody,
    answers: { 200: ModifyAnswer },
    errors: [...OWN_BOOKING, ...NO_CHANGE, ...REPRICED, ...KEYED, 'PRICE_CHANGED', 'PAYMENT_REFUSED', 'PAYMENT_UNAVAILABLE'],
    key: 'required',
  },
  [COMPLETE_MODIFICATION]: {
    tag: 'booking',
    summary: 'Complete a change whose supplement was paid',
    body: CompleteModificationBody,
    answers: { 200: ModifyAnswer, 202: ModifyAnswer },
    errors: [
      ...OWN_BOOKING,
      ...KEYED,
      'SOLD_OUT',
      'BOOKING_CHANGED',
      'ALREADY_CANCELLED',
      'PAID_TOO_LATE',
      'PRICE_CHANGED',
      'PAYMENT_DECLINED',
      'PAYMENT_NOT_CONFIRMED',
      'PAYMENT_UNAVAILABLE',
    ],
    key: 'required',
  },
  [PAY_INSTALMENT]: {
    tag: 'booking',
    summary: 'Pay an open instalment with another card',
    params: InstalmentParams,
    body: InstalmentPaymentBody,
    answers: { 200: InstalmentPaymentAnswer },
    errors: [
      ...OWN_BOOKING,
      ...KEYED,
      'INSTALMENT_PAID',
      'INSTALMENT_CANCELLED',
      'INSTALMENT_BEING_CHARGED',
      'PAYMENT_REFUSED',
      'PAYMENT_UNAVAILABLE',
    ],
    key: 'required',
  },
  [COMPLETE_INSTALMENT]: {
    tag: 'booking',
    summary: 'Complete the payment of an instalment',
    params: InstalmentParams,
    body: CompleteInstalmentBody,
    answers: { 200: InstalmentPaymentAnswer, 202: InstalmentPaymentAnswer },
    errors: [
      ...OWN_BOOKING,
      ...KEYED,
      'INSTALMENT_PAID',
      'INSTALMENT_CANCELLED',
      'INSTALMENT_BEING_CHARGED',
      'PRICE_CHANGED',
      'PAYMENT_DECLINED',
      'PAYMENT_NOT_CONFIRMED',
      'PAYMENT_UNAVAILABLE',
    ],
    key: 'required',
  },
  [CANCEL_BOOKING]: {
    tag: 'booking',
    summary: 'Cancel a booking, or give gifts back within 14 days',
    body: CancelBookingBody,
    answers: { 200: CancelBookingAnswer },
    errors: [...OWN_BOOKING, ...KEYED, 'ALREADY_CANCELLED', 'NOT_CANCELLABLE', 'REFUND_CHANGED'],
    key: 'required',
  },
  [REQUEST_INVOICE]: {
    tag: 'booking',
    summary: 'Write an invoice to a name and an address',
    body: InvoiceBody,
    answers: { 200: InvoiceAnswer },
    errors: [...OWN_BOOKING, 'NOT_PAID', 'INVOICE_ISSUED'],
  },
} as const satisfies Calls;
