import Type from 'typebox';
import { BeneficiaryBody, BeneficiaryView } from '../calls/beneficiary-session.ts';
import {
  BeneficiaryFacets,
  BeneficiaryOffers,
  BeneficiaryQuery,
  BoxDetail,
  BoxOffersAnswer,
  BoxOffersQuery,
  BoxProblem,
  BoxesAnswer,
} from '../calls/box.ts';
import { LocaleQuery, OneLocale } from '../calls/common-query.ts';
import { CustomSubElements, PriceTiers, PriceTiersQuery, ShippingCostsAnswer } from '../calls/gift.ts';
import {
  GiftExchangeAnswer,
  GiftExchangeBody,
  GiftExtensionAnswer,
  GiftExtensionBody,
  GiftTransferAnswer,
  GiftTransferBody,
  GiftVoucher,
  LostGiftCodeAnswer,
  LostGiftCodeBody,
} from '../calls/voucher.ts';
import type { Calls } from './call.ts';
import {
  LIST_BOXES,
  GET_BOX,
  LIST_BOX_OFFERS,
  LIST_BENEFICIARY_BOX_OFFERS,
  GET_BENEFICIARY_BOX_FACETS,
  LIST_VOUCHER_BOX_OFFERS,
  GET_VOUCHER_BOX_FACETS,
  LIST_SINGLE_VOUCHER_OFFERS,
  GET_SINGLE_VOUCHER_FACETS,
  LIST_SUB_ELEMENTS,
  GET_SHIPPING_COSTS,
  GET_PRICE_TIERS,
  GET_GIFT_VOUCHER,
  EXTEND_GIFT,
  TRANSFER_GIFT,
  EXCHANGE_GIFT,
  REPORT_LOST_GIFT_CODE,
  OPEN_BENEFICIARY_SESSION,
  GET_BENEFICIARY_SESSION,
  END_BENEFICIARY_SESSION,
} from './addresses/index.ts';

const RecipientQuery = Type.Object({ ...BeneficiaryQuery.properties, locale: LocaleQuery });
const BeneficiarySessionQuery = Type.Object({
  locale: LocaleQuery,
  stayId: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647, description: 'asks whether the gift can pay for this stay' })),
});
/** A gift that its recipient names. */
const GIFT_IN_HAND = ['GIFT_NOT_FOUND', 'GIFT_USED', 'GIFT_EXPIRED', 'GIFT_CANCELLED', 'TOO_MANY_ATTEMPTS'] as const;

/** Gifts, before they are bought and in the hands of their recipients. */
export const giftsCalls = {
  [LIST_BOXES]: {
    tag: 'gift',
    summary: 'All gift boxes',
    query: OneLocale,
    answers: { 200: BoxesAnswer },
    errors: [],
  },
  [GET_BOX]: {
    tag: 'gift',
    summary: 'The page of a gift box',
    query: OneLocale,
    answers: { 200: BoxDetail },
    problem: BoxProblem,
    errors: ['NOT_FOUND'],
  },
  [LIST_BOX_OFFERS]: {
    tag: 'gift',
    summary: 'Stays that a box pays for',
    query: Type.Object({ ...BoxOffersQuery.properties, locale: LocaleQuery }),
    answers: { 200: BoxOffersAnswer },
    problem: BoxProblem,
    errors: ['NOT_FOUND'],
  },
  [LIST_BENEFICIARY_BOX_OFFERS]: {
    tag: 'gift',
    summary: 'Stays for the holder of a box, priced after the gift',
    query: RecipientQuery,
    answers: { 200: BeneficiaryOffers },
    errors: [...GIFT_IN_HAND],
  },
  [GET_BENEFICIARY_BOX_FACETS]: {
    tag: 'gift',
    summary: 'Filters of that search',
    query: RecipientQuery,
    answers: { 200: BeneficiaryFacets },
    errors: [...GIFT_IN_HAND],
  },
  [LIST_VOUCHER_BOX_OFFERS]: {
    tag: 'gift',
    summary: 'The same search with the code of a voucher',
    query: RecipientQuery,
    answers: { 200: BeneficiaryOffers },
    errors: [...GIFT_IN_HAND],
  },
  [GET_VOUCHER_BOX_FACETS]: {
    tag: 'gift',
    summary: 'Filters of that search',
    query: RecipientQuery,
    answers: { 200: BeneficiaryFacets },
    errors: [...GIFT_IN_HAND],
  },
  [LIST_SINGLE_VOUCHER_OFFERS]: {
    tag: 'gift',
    summary: 'Stays for the holder of the gift of one stay',
    query: RecipientQuery,
    answers: { 200: BeneficiaryOffers },
    errors: [...GIFT_IN_HAND],
  },
  [GET_SINGLE_VOUCHER_FACETS]: {
    tag: 'gift',
    summary: 'Filters of that search',
    query: RecipientQuery,
    answers: { 200: BeneficiaryFacets },
    errors: [...GIFT_IN_HAND],
  },
  [LIST_SUB_ELEMENTS]: {
    tag: 'gift',
    summary: 'Extras that go into a gift sent by post',
    query: OneLocale,
    answers: { 200: CustomSubElements },
    errors: [],
  },
  [GET_SHIPPING_COSTS]: {
    tag: 'gift',
    summary: 'What it costs to send a gift',
    query: OneLocale,
    answers: { 200: ShippingCostsAnswer },
    errors: ['PHYSICAL_NOT_AVAILABLE'],
  },
  [GET_PRICE_TIERS]: {
    tag: 'gift',
    summary: 'Prices of a gift by its number of nights',
    query: Type.Object({ ...PriceTiersQuery.properties, locale: LocaleQuery }),
    answers: { 200: PriceTiers },
    errors: ['NOT_FOUND', 'PACKAGE_NOT_AVAILABLE_CHECKIN', 'PHYSICAL_NOT_AVAILABLE', 'NOT_DELIVERED'],
  },
  [GET_GIFT_VOUCHER]: {
    tag: 'gift',
    summary: 'What a voucher is worth, by its code',
    query: OneLocale,
    answers: { 200: GiftVoucher },
    errors: ['GIFT_NOT_FOUND', 'TOO_MANY_ATTEMPTS'],
  },
  [EXTEND_GIFT]: {
    tag: 'gift',
    summary: 'Extend a gift by three months, once',
    query: OneLocale,
    body: GiftExtensionBody,
    answers: { 200: GiftExtensionAnswer },
    errors: [...GIFT_IN_HAND, 'GIFT_EXTENDED', 'GIFT_SCHEDULED', 'GIFT_NOT_EXTENDABLE', 'EXTENSION_CHANGED'],
  },
  [TRANSFER_GIFT]: {
    tag: 'gift',
    summary: 'Give a gift to somebody else, under a new code',
    query: OneLocale,
    body: GiftTransferBody,
    answers: { 200: GiftTransferAnswer },
    errors: [
      ...GIFT_IN_HAND,
      ...['GIFT_IN_ORDER', 'GIFT_SCHEDULED', 'GIFT_NOT_TRANSFERABLE'],
      ...['IDEMPOTENCY_KEY_REUSED', 'IDEMPOTENCY_IN_FLIGHT'],
    ],
    key: 'required',
  },
  [EXCHANGE_GIFT]: {
    tag: 'gift',
    summary: 'Exchange a box for another one, or for a gift card of its worth',
    query: OneLocale,
    body: GiftExchangeBody,
    answers: { 200: GiftExchangeAnswer },
    errors: [
      ...GIFT_IN_HAND,
      ...['GIFT_IN_ORDER', 'GIFT_SCHEDULED', 'GIFT_NOT_EXCHANGEABLE', 'BOX_NOT_OFFERED'],
      ...['IDEMPOTENCY_KEY_REUSED', 'IDEMPOTENCY_IN_FLIGHT'],
    ],
    key: 'required',
  },
  [REPORT_LOST_GIFT_CODE]: {
    tag: 'gift',
    summary: 'Have lost codes mailed again to an address that had them',
    query: OneLocale,
    body: LostGiftCodeBody,
    answers: { 202: LostGiftCodeAnswer },
    errors: ['TOO_MANY_ATTEMPTS'],
  },
  [OPEN_BENEFICIARY_SESSION]: {
    tag: 'beneficiary',
    summary: 'Sign in with the code of a gift',
    query: OneLocale,
    body: BeneficiaryBody,
    answers: { 200: BeneficiaryView },
    errors: ['UNKNOWN_VOUCHER', 'VOUCHER_USED', 'VOUCHER_EXPIRED', 'VOUCHER_CANCELLED', 'VOUCHER_SCHEDULED', 'TOO_MANY_ATTEMPTS'],
  },
  [GET_BENEFICIARY_SESSION]: {
    tag: 'beneficiary',
    summary: 'The gift that is signed in',
    query: BeneficiarySessionQuery,
    answers: { 200: BeneficiaryView },
    errors: ['SIGN_IN_NEEDED'],
  },
  [END_BENEFICIARY_SESSION]: {
    tag: 'beneficiary',
    summary: 'Sign the gift out',
    answers: 'nothing',
    errors: [],
  },
} as const satisfies Calls;
