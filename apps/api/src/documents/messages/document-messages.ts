import type { ChangeFailure, FailureCode } from '../../orders/index.ts';
import type { Locale } from '@shop/contracts';
import type { DrawnLook, Exemption, GiftKind, MovementKind } from '@shop/domain';
import { languageOf, type Language } from '@shop/i18n';
import { regionalMessages } from '@shop/i18n/server';
import { EN } from './en.ts';
import { ES } from './es.ts';
import { FR } from './fr.ts';
import { IT } from './it.ts';
import { NL } from './nl.ts';

/** The words of what an order prints and writes: confirmation, voucher, invoice and the mails around them. */
export interface DocumentMessages {
  readonly confirmation: string;
  readonly voucher: string;
  readonly invoice: string;
  readonly creditNote: string;
  readonly calendar: (stay: string, hotel: string) => string;
  readonly buyer: string;
  readonly order: string;
  readonly included: string;
  readonly conditions: string;
  readonly changesUntil: (day: string) => string;
  readonly nonRefundable: string;
  readonly insured: string;
  readonly request: string;
  readonly price: string;
  readonly parts: Record<'stay' | 'gift' | 'extras' | 'shipping' | 'insurance' | 'paymentFee' | 'promotion' | 'waived', string>;
  readonly total: string;
  /** What has paid an order, and where it went back to. */
  readonly paid: Record<MovementKind, string>;
  readonly instalment: (day: string) => string;
  readonly nights: (count: number) => string;
  readonly gift: {
    readonly code: string;
    readonly value: string;
    readonly validUntil: string;
    readonly forWhom: string;
    readonly from: (name: string) => string;
    /** The giver's own words, in the quotation marks of the language. */
    readonly message: (message: string) => string;
    readonly howTo: (address: string) => string;
    /** Of an activity without a night. */
    readonly howToActivity: string;
    /** Of the paper for the recipient of the gift: how long it is good, and what it pays (GIFT-033 to GIFT-035). */
    readonly terms: {
      readonly title: string;
      readonly valid: (months: number) => string;
      readonly covers: Readonly<Record<GiftKind, string>>;
    };
    readonly centre: string;
    readonly telephone: string;
    readonly hours: string;
    readonly formatLabel: string;
    readonly format: Record<'digital' | 'physical', string>;
    readonly sentTo: string;
    /** When the mail leaves that brings a gift to its recipient. */
    readonly sendingLabel: string;
    readonly sending: (day: string, time: string, place: string) => string;
    readonly picture: (name: string) => string;
    /** What the drawing of a look shows. */
    readonly looks: Readonly<Record<DrawnLook, string>>;
    /** Of the square that a phone's camera reads. */
    readonly scan: string;
  };
  readonly bill: {
    readonly number: string;
    readonly date: string;
    readonly to: string;
    readonly vatNumber: string;
    readonly what: string;
    readonly amount: string;
    readonly amounts: string;
    readonly seller: string;
    readonly register: string;
    readonly contact: string;
    readonly creditNumber: string;
    readonly refersTo: (number: string, day: string) => string;
    readonly periodLabel: string;
    readonly period: (from: string, to: string) => string;
    readonly net: string;
    readonly vatAt: (percent: string, net: string) => string;
    readonly gross: string;
    readonly paidByGifts: string;
    readonly paid: string;
    readonly due: (day: string) => string;
    readonly given: string;
    /** What was never paid of an invoice whose order was cancelled. */
    readonly settledByNote: string;
    readonly settledOnInvoice: (invoiceNumber: string) => string;
    /** The line of a single-purpose voucher that pays for a stay. */
    readonly voucherRedeemed: string;
    readonly exemptions: Record<Exemption, string>;
  };
  readonly mail: {
    readonly seeOrder: string;
    readonly attached: string;
    /** Of a gift that its buyer prints: on a page, and as a card to fold. */
    readonly attachedToGive: string;
    readonly giftSubject: (number: string) => string;
    readonly giftIntro: string;
    readonly physicalIntro: string;
    readonly voucherSubject: (from: string) => string;
    readonly voucherHello: string;
    readonly voucherHelloTo: (name: string) => string;
    readonly voucherIntro: (from: string) => string;
    readonly choose: string;
    /** Of an activity, whose day is agreed on with its centre. */
    readonly seeVoucher: string;
    readonly changeSubject: (number: string) => string;
    readonly changeIntro: string;
    readonly orderFailedSubject: (number: string) => string;
    readonly orderFailed: Readonly<Record<FailureCode, string>>;
    readonly paymentBack: (amount: string) => string;
    readonly backToShop: string;
    readonly changeFailedSubject: (number: string) => string;
    readonly changeFailed: Readonly<Record<ChangeFailure, string>>;
    readonly supplementBack: (amount: string) => string;
    readonly cancelSubject: (number: string) => string;
    readonly cancelIntro: string;
    readonly giftCancelSubject: (number: string) => string;
    readonly giftCancelIntro: string;
    readonly refund: string;
    readonly refundNote: string;
    /** Of what a bank has taken back by a dispute. */
    readonly disputedRefundNote: (amount: string) => string;
    readonly giftRefundNote: string;
    /** Of what was issued after the first invoice. */
    readonly issued: Readonly<Record<'creditNote' | 'invoice', (number: string, amount: string) => string>>;
  };
}

const WORDS: Record<Language, DocumentMessages> = { fr: FR, es: ES, nl: NL, it: IT, en: EN };

export function documentMessages(locale: Locale): DocumentMessages {
  return regionalMessages(WORDS[languageOf(locale)], locale);
}
