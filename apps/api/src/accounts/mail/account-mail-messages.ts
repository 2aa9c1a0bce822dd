import type { Locale } from '@shop/contracts';
import { languageOf, type Language } from '@shop/i18n';
import { regionalMessages } from '@shop/i18n/server';
import { en } from './messages/en.ts';
import { es } from './messages/es.ts';
import { fr } from './messages/fr.ts';
import { it } from './messages/it.ts';
import { nl } from './messages/nl.ts';

/** Every mail that an account may get. */
export type AccountMailName =
  | 'registration'
  | 'alreadyRegistered'
  | 'passwordReset'
  | 'signInLink'
  | 'passwordChanged'
  | 'emailApproval'
  | 'emailChange'
  | 'emailChanged'
  | 'joinOrder'
  | 'newDevice'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'passkeyStepOff'
  | 'passkeyStepEnding'
  | 'erasureAsked';

export interface AccountMailText {
  readonly subject: string;
  readonly lines: readonly string[];
  /** Words of the link; mails that only tell something have none. */
  readonly action?: string;
}

export interface AccountMailMessages extends Record<AccountMailName, AccountMailText> {
  readonly hello: (firstName: string) => string;
  readonly goodbye: string;
  /** Labels of facts. */
  readonly newEmail: string;
  readonly booking: string;
  readonly account: string;
  readonly device: string;
  /** From which country, by the internet address. */
  readonly signedInFrom: string;
  readonly signedInAt: string;
  readonly erasedOn: string;
}

const WORDS: Record<Language, AccountMailMessages> = { fr, es, nl, it, en };

export function accountMailMessages(locale: Locale): AccountMailMessages {
  return regionalMessages(WORDS[languageOf(locale)], locale);
}
