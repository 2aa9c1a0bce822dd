import type { Locale } from '@shop/contracts';
import { languageOf, type Language } from '@shop/i18n';
import { regionalMessages } from '@shop/i18n/server';
import { en } from './messages/en.ts';
import { es } from './messages/es.ts';
import { fr } from './messages/fr.ts';
import { it } from './messages/it.ts';
import { nl } from './messages/nl.ts';

export type ExportSection =
  'profile' | 'orders' | 'boughtGifts' | 'receivedGifts' | 'wishlist' | 'cards' | 'devices' | 'passkeys' | 'newsletter' | 'messages';

/** What stands before a value. */
export type ExportField =
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
  | 'erasedOn'
  | 'bookingNumber'
  | 'createdAt'
  | 'status'
  | 'amount'
  | 'checkin'
  | 'checkout'
  | 'adults'
  | 'children'
  | 'babies'
  | 'specialRequest'
  | 'fromName'
  | 'message'
  | 'recipientEmail'
  | 'invoice'
  | 'careNote'
  | 'refundReason'
  | 'code'
  | 'value'
  | 'remaining'
  | 'expiresOn'
  | 'kind'
  | 'number'
  | 'addedAt'
  | 'note'
  | 'brand'
  | 'last4'
  | 'validUntil'
  | 'device'
  | 'lastSeenAt'
  | 'name'
  | 'host'
  | 'lastUsedAt'
  | 'consent'
  | 'reference'
  | 'text';

/** Values that are words of the shop. */
type ExportValue = 'MR' | 'MRS' | 'pending' | 'paid' | 'failed' | 'cancelled' | 'STAY' | 'ACTIVITY';

export interface ExportMessages {
  readonly title: string;
  readonly intro: (day: string) => string;
  /** Of a section without entries. */
  readonly nothing: string;
  readonly sections: Readonly<Record<ExportSection, string>>;
  readonly fields: Readonly<Record<ExportField, string>>;
  readonly values: Readonly<Record<ExportValue, string>>;
}

const WORDS: Record<Language, ExportMessages> = { fr, es, nl, it, en };

export function exportMessages(locale: Locale): ExportMessages {
  return regionalMessages(WORDS[languageOf(locale)], locale);
}
