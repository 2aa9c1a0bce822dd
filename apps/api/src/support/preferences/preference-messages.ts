import type { Locale } from '@shop/contracts';
import { languageOf, type Language } from '@shop/i18n';
import { regionalMessages } from '@shop/i18n/server';
import { en } from './messages/en.ts';
import { es } from './messages/es.ts';
import { fr } from './messages/fr.ts';
import { it } from './messages/it.ts';
import { nl } from './messages/nl.ts';

/** One kind of mail: whether it comes, and the button that ends it. */
interface KindMessages {
  readonly heading: (shop: string) => string;
  readonly on: string;
  readonly off: string;
  readonly end: string;
}

export interface PreferenceMessages {
  readonly text: string;
  /** `unconfirmed`: subscribed, and not confirmed yet by the link of the mail. */
  readonly newsletter: KindMessages & { readonly unconfirmed: string };
  readonly wishes: KindMessages;
  readonly giftReminders: KindMessages & { readonly resume: string };
  readonly home: string;
}

const MESSAGES: Record<Language, PreferenceMessages> = { fr, es, nl, it, en };

export function preferenceMessages(locale: Locale): PreferenceMessages {
  return regionalMessages(MESSAGES[languageOf(locale)], locale);
}
