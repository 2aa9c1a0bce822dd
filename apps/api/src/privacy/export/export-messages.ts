import type { Locale } from '@shop/contracts';
import { languageOf, type Language } from '@shop/i18n';
import { regionalMessages } from '@shop/i18n/server';
import { documentMessages } from '../../documents/index.ts';
import { en } from './messages/en.ts';
import { es } from './messages/es.ts';
import { fr } from './messages/fr.ts';
import { it } from './messages/it.ts';
import { nl } from './messages/nl.ts';

export type ExportSection =
  | 'profile'
  | 'orders'
  | 'boughtGifts'
  | 'receivedGifts'
  | 'wishlist'
  | 'cards'
  | 'paymentProvider'
  | 'devices'
  | 'passkeys'
  | 'newsletter'
  | 'messages';

type PersonField =
  | 'civility'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phone'
  | 'addressLine'
  | 'postalCode'
  | 'city'
  | 'country'
  | 'language'
  | 'name'
  | 'company'
  | 'vatNumber';

type OrderField =
  | 'bookingNumber'
  | 'status'
  | 'product'
  | 'amount'
  | 'checkin'
  | 'checkout'
  | 'nights'
  | 'adults'
  | 'children'
  | 'babies'
  | 'specialRequest'
  | 'buyer'
  | 'request'
  | 'stay'
  | 'activity'
  | 'dayOfStay'
  | 'partnerSite'
  | 'payingGift'
  | 'change'
  | 'invoice'
  | 'careNote'
  | 'refund'
  | 'reason';

type GiftField =
  | 'gift'
  | 'kind'
  | 'code'
  | 'value'
  | 'remaining'
  | 'expiresOn'
  | 'format'
  | 'quantity'
  | 'fromName'
  | 'message'
  | 'recipientEmail'
  | 'transferredAt'
  | 'sendAt'
  | 'day'
  | 'time'
  | 'timeZone';

type AccountField =
  | 'erasedOn'
  | 'erasureDelay'
  | 'until'
  | 'createdAt'
  | 'changedAt'
  | 'number'
  | 'addedAt'
  | 'note'
  | 'priceAlert'
  | 'knownPrice'
  | 'mailedAt'
  | 'brand'
  | 'last4'
  | 'validUntil'
  | 'device'
  | 'lastSeenAt'
  | 'signedInUntil'
  | 'host'
  | 'lastUsedAt'
  | 'consent'
  | 'consentedAt'
  | 'confirmedAt'
  | 'reference'
  | 'text';

/** As the documents of an order call the parts of its price. */
type PriceField = 'price' | 'extras' | 'shipping' | 'insurance' | 'paymentFee' | 'promotion' | 'waived' | 'paidByGifts';

type OwnField = PersonField | OrderField | GiftField | AccountField;
/** What stands before a value. */
export type ExportField = OwnField | PriceField;

/** Values that are words of the shop. */
type ExportValue =
  | ('MR' | 'MRS')
  | ('pending' | 'paid' | 'failed' | 'cancelled')
  | ('STAY' | 'ACTIVITY' | 'stay' | 'gift')
  | ('BOX' | 'SINGLEVOUCHER' | 'GIFTCARD' | 'DIGITAL_ACTIVITY_ONLY')
  | ('active' | 'used' | 'expired' | 'digital' | 'physical')
  | ('trip' | 'instalment' | 'order')
  | ('true' | 'false');

/** The texts of one language, as its file has them. */
export interface ExportLanguage {
  /** Name of the files, without its ending. */
  readonly fileName: string;
  readonly title: string;
  readonly intro: (day: string) => string;
  /** Of a section without entries. */
  readonly nothing: string;
  readonly sections: Readonly<Record<ExportSection, string>>;
  readonly fields: Readonly<Record<OwnField, string>>;
  readonly values: Readonly<Record<ExportValue, string>>;
  /** How a change of a booking ended. */
  readonly changes: Readonly<Record<'pending' | 'done' | 'failed', string>>;
}

export interface ExportMessages extends Omit<ExportLanguage, 'fields'> {
  readonly fields: Readonly<Record<ExportField, string>>;
}

const WORDS: Record<Language, ExportLanguage> = { fr, es, nl, it, en };

export function exportMessages(locale: Locale): ExportMessages {
  const words = regionalMessages(WORDS[languageOf(locale)], locale);
  return { ...words, fields: { ...words.fields, ...priceFields(locale) } };
}

function priceFields(locale: Locale): Record<PriceField, string> {
  const { price, parts, paid } = documentMessages(locale);
  const { extras, shipping, insurance, paymentFee, promotion, waived } = parts;
  return { price, extras, shipping, insurance, paymentFee, promotion, waived, paidByGifts: paid.gifts };
}
