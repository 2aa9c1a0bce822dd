import type { Locale } from '@shop/contracts';
import { languageOf, type Language } from '@shop/i18n';
import { regionalMessages } from '@shop/i18n/server';
import { en } from './messages/en.ts';
import { es } from './messages/es.ts';
import { fr } from './messages/fr.ts';
import { it } from './messages/it.ts';
import { nl } from './messages/nl.ts';

interface LetterMessages {
  readonly subject: (shop: string) => string;
  readonly intro: (shop: string) => string;
  readonly notes: readonly string[];
  readonly link: string;
}

interface PageMessages {
  readonly title: (shop: string) => string;
  readonly text: string;
  /** What the form's button does; a page that only tells something has none. */
  readonly button?: string;
}

/** What the page of a link shows: the question, and what has become of it. */
export type NewsletterPageName = 'confirm' | 'confirmed' | 'unsubscribe' | 'unsubscribed' | 'gone';

export interface NewsletterMessages {
  readonly hello: string;
  readonly goodbye: string;
  /** Asks for the confirmation. */
  readonly confirm: LetterMessages;
  /** Somebody who reads it already has asked again. */
  readonly already: LetterMessages;
  readonly pages: Record<NewsletterPageName, PageMessages>;
  readonly home: string;
}

const WORDS: Record<Language, NewsletterMessages> = { fr, es, nl, it, en };

export function newsletterMessages(locale: Locale): NewsletterMessages {
  return regionalMessages(WORDS[languageOf(locale)], locale);
}
