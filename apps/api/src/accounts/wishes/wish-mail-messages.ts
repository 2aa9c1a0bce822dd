import type { Locale } from '@shop/contracts';
import { languageOf, type Language } from '@shop/i18n';
import { regionalMessages } from '@shop/i18n/server';
import { en } from './messages/en.ts';
import { es } from './messages/es.ts';
import { fr } from './messages/fr.ts';
import { it } from './messages/it.ts';
import { nl } from './messages/nl.ts';

/** The page behind the link of each of these mails. */
interface PageMessages {
  readonly title: string;
  readonly text: string;
  readonly button?: string;
}

/** What a customer is mailed of wished stays, and how to end it. */
export interface WishMailMessages {
  readonly hello: (firstName: string) => string;
  readonly goodbye: string;
  readonly cheaperSubject: (stay: string) => string;
  readonly soldOutSubject: (stay: string) => string;
  readonly severalSubject: string;
  readonly intro: string;
  readonly cheaper: (now: string, before: string) => string;
  /** On the days of the alert. */
  readonly soldOut: string;
  /** On every day. */
  readonly gone: string;
  readonly days: (arrival: string, departure: string) => string;
  readonly anyDay: string;
  readonly see: string;
  readonly favourites: string;
  readonly note: string;
  readonly end: { readonly heading: string; readonly link: string };
  readonly pages: { readonly ask: PageMessages; readonly ended: PageMessages };
  readonly home: string;
}

const MESSAGES: Record<Language, WishMailMessages> = { fr, es, nl, it, en };

export function wishMailMessages(locale: Locale): WishMailMessages {
  return regionalMessages(MESSAGES[languageOf(locale)], locale);
}
