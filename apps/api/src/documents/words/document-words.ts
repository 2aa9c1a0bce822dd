import type { ChangeFailure } from '../../purchase/booking/change-failed.ts';
import type { Locale } from '@shop/contracts';
import type { Exemption } from '@shop/domain';
import { languageOf, type Language } from '@shop/i18n';
import { EN } from './en.ts';
import { ES } from './es.ts';
import { FR } from './fr.ts';
import { IT } from './it.ts';
import { NL } from './nl.ts';

/** The words of what an order prints and writes: confirmation, voucher, invoice and the mails around them. */
export interface DocumentWords {
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
  readonly parts: Record<'stay' | 'gift' | 'extras' | 'shipping' | 'insurance' | 'paymentFee' | 'promotion' | 'gifts', string>;
  readonly total: string;
  readonly paidByCard: string;
  readonly refunded: string;
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
    readonly formatLabel: string;
    readonly format: Record<'digital' | 'physical', string>;
    readonly sentTo: string;
    readonly picture: (name: string) => string;
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
    /** The line of a single-purpose voucher that pays for a stay. */
    readonly voucherRedeemed: string;
    readonly exemptions: Record<Exemption, string>;
  };
  readonly mail: {
    readonly seeOrder: string;
    readonly attached: string;
    readonly giftSubject: (number: string) => string;
    readonly giftIntro: string;
    readonly physicalIntro: string;
    readonly voucherSubject: (from: string) => string;
    readonly voucherHello: string;
    readonly voucherIntro: (from: string) => string;
    readonly choose: string;
    readonly changeSubject: (number: string) => string;
    readonly changeIntro: string;
    readonly changeFailedSubject: (number: string) => string;
    readonly changeFailed: Readonly<Record<ChangeFailure, string>>;
    readonly supplementBack: (amount: string) => string;
    readonly cancelSubject: (number: string) => string;
    readonly cancelIntro: string;
    readonly giftCancelSubject: (number: string) => string;
    readonly giftCancelIntro: string;
    readonly refund: string;
    readonly refundNote: string;
    readonly giftRefundNote: string;
  };
}

const WORDS: Record<Language, DocumentWords> = { fr: FR, es: ES, nl: NL, it: IT, en: EN };

export function documentWords(locale: Locale): DocumentWords {
  return WORDS[languageOf(locale)];
}
