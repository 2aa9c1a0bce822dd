import { MailSentAnswer, OrderRegistrationBody } from '../calls/account.ts';
import Type from 'typebox';
import { OneLocale } from '../calls/common-query.ts';
import { GiftAddressBody, GiftDelivery, GiftDeliveryChange, GiftSendingBody } from '../calls/gift-delivery.ts';
import {
  OrderAccessBody,
  OrderAnswer,
  OrderBody,
  OrderOutline,
  OrderView,
  PurchaseAnswer,
  PurchaseBody,
  VoucherQuery,
} from '../calls/order.ts';
import { Eligibility, EligibilityQuery, Insurance, InsuranceQuery, OrderPrice, OrderPriceBody, PaymentState } from '../calls/payment.ts';
import type { Calls } from './call.ts';
import {
  PRICE_ORDER,
  GET_INSURANCE,
  GET_PAY_LATER_ELIGIBILITY,
  CREATE_ORDER,
  COMPLETE_PURCHASE,
  GET_ORDER,
  OPEN_ORDER,
  REGISTER_FROM_ORDER,
  GET_ORDER_PAYMENT,
  PRINT_CONFIRMATION,
  PRINT_VOUCHERS,
  PRINT_LAST_INVOICE,
  PRINT_INVOICE,
  PRINT_LAST_CREDIT_NOTE,
  GET_ALL_DOCUMENTS,
  GET_CALENDAR_FILE,
  CHANGE_GIFT_DELIVERY,
  SEND_GIFT_NOW,
  CORRECT_GIFT_ADDRESS,
} from './addresses/index.ts';

const InvoiceParams = Type.Object({ uuid: Type.String(), number: Type.String({ pattern: '^[FA]\\d{4}-\\d{6,}$' }) });
/** A key that is used twice for different things, or at once. */
const KEYED = ['IDEMPOTENCY_KEY_REUSED', 'IDEMPOTENCY_IN_FLIGHT'] as const;
/** A promotion code that takes nothing off; of another kind is a gift's number in its field, and a promotion code in a gift's. */
const PROMOTION = [
  'CODE_OF_OTHER_KIND',
  'PROMOTION_NOT_FOUND',
  'PROMOTION_USED_UP',
  'PROMOTION_NOT_YET_VALID',
  'PROMOTION_EXPIRED',
  'PROMOTION_NOT_APPLICABLE',
  'PROMOTION_BELOW_MINIMUM',
  'PROMOTION_ALREADY_USED',
] as const;
/** A gift that cannot pay. */
const PAYING_GIFT = [
  'GIFT_NAMED_TWICE',
  'GIFT_NOT_FOUND',
  'GIFT_SCHEDULED',
  'GIFT_EXPIRED',
  'GIFT_CANCELLED',
  'GIFT_USED',
  'GIFT_NOT_USABLE',
] as const;
/** A gift's mail that is not this customer's, or that has left. */
const GIFT_MAIL = [
  ...['NOT_FOUND', 'ORDER_ACCESS_NEEDED', 'TOO_MANY_ATTEMPTS'],
  ...['GIFT_CANCELLED', 'GIFT_BEING_SENT', 'GIFT_TRANSFERRED'],
  ...KEYED,
] as const;
/** What an order asks for and cannot have. */
const ORDERED = [
  'NOT_FOUND',
  'PACKAGE_NOT_AVAILABLE_CHECKIN',
  'SOLD_OUT',
  'NO_LONGER_SOLD',
  'NOT_GIFTABLE',
  'NOT_SOLD_HERE',
  'FORMAT_NOT_AVAILABLE',
  'PHYSICAL_NOT_AVAILABLE',
  'NOT_DELIVERED',
  'PAYMENT_PLAN_NOT_ELIGIBLE',
  ...PROMOTION,
  ...PAYING_GIFT,
] as const;

/** Documents of an order. */
const PAPER = ['NOT_FOUND', 'ORDER_ACCESS_NEEDED', 'NOT_PAID', 'TOO_MANY_ATTEMPTS'] as const;

/** Prices, orders and their documents (API-033, API-037, API-038, API-042). */
export const ordersCalls = {
  [PRICE_ORDER]: {
    tag: 'purchase',
    summary: 'What an order would cost, with codes, gifts, insurance and extras',
    body: OrderPriceBody,
    answers: { 200: OrderPrice },
    errors: [...ORDERED, 'TOO_MANY_ATTEMPTS'],
  },
  [GET_INSURANCE]: {
    tag: 'purchase',
    summary: 'What the insurance costs',
    query: InsuranceQuery,
    answers: { 200: Insurance },
    errors: [],
  },
  [GET_PAY_LATER_ELIGIBILITY]: {
    tag: 'purchase',
    summary: 'Ways to pay later that an order may use',
    query: EligibilityQuery,
    answers: { 200: Eligibility },
    errors: [],
  },
  [CREATE_ORDER]: {
    tag: 'purchase',
    summary: 'Open an order and the payment for it',
    body: OrderBody,
    answers: { 200: OrderAnswer },
    errors: [...ORDERED, ...KEYED, 'TOO_MANY_ATTEMPTS', 'GIFT_CARD_LIMIT', 'PRICE_CHANGED', 'PAYMENT_REFUSED', 'PAYMENT_UNAVAILABLE'],
    key: 'optional',
  },
  [COMPLETE_PURCHASE]: {
    tag: 'purchase',
    summary: 'Complete an order that has been paid',
    body: PurchaseBody,
    answers: { 200: PurchaseAnswer, 202: PurchaseAnswer },
    errors: [
      ...KEYED,
      'NOT_FOUND',
      'PRICE_CHANGED',
      'ORDER_CHANGED',
      'ORDER_EXPIRED',
      'SOLD_OUT',
      'PHYSICAL_NOT_AVAILABLE',
      'GIFT_USED',
      'GIFT_EXPIRED',
      'GIFT_CANCELLED',
      'PROMOTION_ALREADY_USED',
      'PAID_TOO_LATE',
      'PAYMENT_DECLINED',
      'PAYMENT_NOT_CONFIRMED',
      'PAYMENT_UNAVAILABLE',
    ],
    key: 'optional',
  },
  [GET_ORDER]: {
    tag: 'purchase',
    summary: 'An order',
    query: OneLocale,
    answers: { 200: Type.Union([OrderView, OrderOutline]) },
    errors: ['NOT_FOUND'],
  },
  [REGISTER_FROM_ORDER]: {
    tag: 'account',
    summary: 'Ask for an account with the name and address of an order; the answer is the same whether there is one',
    body: OrderRegistrationBody,
    answers: { 202: MailSentAnswer },
    errors: ['ORDER_ACCESS_NEEDED', 'NOT_FOUND', 'TOO_MANY_ATTEMPTS', 'PASSWORD_PERSONAL', 'PASSWORD_BREACHED'],
  },
  [OPEN_ORDER]: {
    tag: 'purchase',
    summary: 'Open an order with the key of its mail',
    body: OrderAccessBody,
    answers: 'nothing',
    errors: ['ORDER_ACCESS_NEEDED', 'TOO_MANY_ATTEMPTS'],
  },
  [GET_ORDER_PAYMENT]: {
    tag: 'purchase',
    summary: 'Whether an order was paid',
    answers: { 200: PaymentState },
    errors: ['NOT_FOUND', 'ORDER_ACCESS_NEEDED'],
  },
  [PRINT_CONFIRMATION]: {
    tag: 'purchase',
    summary: 'Confirmation of an order, to print',
    answers: 'application/pdf',
    errors: [...PAPER],
  },
  [PRINT_VOUCHERS]: {
    tag: 'purchase',
    summary: 'Gift vouchers of an order, to print',
    query: VoucherQuery,
    answers: 'application/pdf',
    errors: [...PAPER],
  },
  [PRINT_LAST_INVOICE]: {
    tag: 'purchase',
    summary: 'Invoice of an order, the last that was issued',
    answers: 'application/pdf',
    errors: [...PAPER],
  },
  [PRINT_INVOICE]: {
    tag: 'purchase',
    summary: 'An invoice or credit note of an order, by its number',
    params: InvoiceParams,
    answers: 'application/pdf',
    errors: [...PAPER],
  },
  [PRINT_LAST_CREDIT_NOTE]: {
    tag: 'purchase',
    summary: 'Credit note of an order, the last that was issued',
    answers: 'application/pdf',
    errors: [...PAPER],
  },
  [GET_ALL_DOCUMENTS]: {
    tag: 'purchase',
    summary: 'All documents of an order in one archive: confirmation, vouchers, calendar entry, every invoice and credit note',
    answers: 'application/zip',
    errors: [...PAPER],
  },
  [GET_CALENDAR_FILE]: {
    tag: 'purchase',
    summary: 'A stay for the customer’s own calendar',
    answers: 'text/calendar',
    errors: [...PAPER],
  },
  [CHANGE_GIFT_DELIVERY]: {
    tag: 'purchase',
    summary: 'Change when a gift is sent, or its message',
    body: GiftDeliveryChange,
    answers: { 200: GiftDelivery },
    errors: [...GIFT_MAIL, 'GIFT_ALREADY_SENT', 'GIFT_BOUNCED'],
    key: 'optional',
  },
  [SEND_GIFT_NOW]: {
    tag: 'purchase',
    summary: 'Send a gift now',
    body: GiftSendingBody,
    answers: { 200: GiftDelivery },
    errors: [...GIFT_MAIL, 'GIFT_BOUNCED'],
    key: 'optional',
  },
  [CORRECT_GIFT_ADDRESS]: {
    tag: 'purchase',
    summary: 'Send a gift to another address',
    body: GiftAddressBody,
    answers: { 200: GiftDelivery },
    errors: [...GIFT_MAIL, 'GIFT_EXPIRED', 'GIFT_REDEEMED', 'GIFT_SENT_TOO_OFTEN'],
    key: 'optional',
  },
} as const satisfies Calls;
