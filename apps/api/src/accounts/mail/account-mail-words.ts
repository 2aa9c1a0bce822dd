import type { Locale } from '@shop/contracts';
import { languageOf, type Language } from '@shop/i18n';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';
import { it } from './words/it.ts';
import { nl } from './words/nl.ts';

/** Every mail that an account may get. */
export type AccountMailName = 'registration' | 'alreadyRegistered' | 'passwordReset' | 'passwordChanged' | 'emailChange' | 'emailChanged';

export interface AccountMailWords {
  readonly subject: string;
  readonly lines: readonly string[];
  /** Words of the link; mails that only tell something have none. */
  readonly action?: string;
}

export interface AccountWords extends Record<AccountMailName, AccountMailWords> {
  readonly hello: (firstName: string) => string;
  readonly goodbye: string;
}

const WORDS: Record<Language, AccountWords> = { fr, es, nl, it, en };

export function accountWords(locale: Locale): AccountWords {
  return WORDS[languageOf(locale)];
}
