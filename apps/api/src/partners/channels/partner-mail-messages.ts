import type { Locale } from '@shop/contracts';
import { languageOf, type Language } from '@shop/i18n';
import { regionalMessages } from '@shop/i18n/server';
import { EN } from './messages/en.ts';
import { ES } from './messages/es.ts';
import { FR } from './messages/fr.ts';
import { IT } from './messages/it.ts';
import { NL } from './messages/nl.ts';

type Movement = 'booked' | 'changed' | 'cancelled';

/** What a mail to a hotel, a centre or the warehouse says, and the page behind its link. */
export interface PartnerMailMessages {
  readonly subject: Readonly<Record<Movement, (number: string, day: string) => string>>;
  readonly parcelSubject: Readonly<Record<Movement, (number: string) => string>>;
  /** Of an activity that somebody was given without a day. */
  readonly voucherSubject: Readonly<Record<'booked' | 'cancelled', (number: string) => string>>;
  readonly voucherIntro: Readonly<Record<'booked' | 'cancelled', string>>;
  readonly reminder: (subject: string) => string;
  readonly hello: (name: string) => string;
  readonly intro: Readonly<Record<Movement, string>>;
  readonly guest: string;
  readonly phone: string;
  readonly language: string;
  readonly includes: string;
  readonly activities: string;
  readonly hotel: string;
  readonly specialRequest: string;
  readonly instead: string;
  readonly address: string;
  readonly content: string;
  readonly extras: string;
  readonly from: string;
  readonly cardText: string;
  readonly answer: string;
  readonly answerNote: string;
  readonly confirm: string;
  readonly refuse: string;
  readonly reason: string;
  readonly confirmed: string;
  readonly refused: string;
}

const WORDS: Readonly<Record<Language, PartnerMailMessages>> = { en: EN, es: ES, fr: FR, it: IT, nl: NL };

export function partnerMailMessages(locale: Locale): PartnerMailMessages {
  return regionalMessages(WORDS[languageOf(locale)], locale);
}
