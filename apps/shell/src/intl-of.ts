import type { Locale } from '@shop/contracts';
import { htmlLang } from '@shop/i18n';
import { createIntl, createIntlCache, type IntlShape, type MessageFormatElement } from 'react-intl';

export type Words = Record<string, MessageFormatElement[]>;

const known = new WeakMap<Words, Map<Locale, IntlShape>>();

/** One object per set of words and locale, for all pages: its formats are costly to make and the same for everybody. */
export function intlOf(locale: Locale, words: Words): IntlShape {
  const ofWords = known.get(words) ?? new Map<Locale, IntlShape>();
  known.set(words, ofWords);
  const intl =
    ofWords.get(locale) ??
    createIntl({ locale: htmlLang(locale), messages: words, timeZone: 'UTC', onError: failOnMissing }, createIntlCache());
  ofWords.set(locale, intl);
  return intl;
}

/** Locale data is the engine's own; a missing message has failed the build already. */
function failOnMissing(error: { code?: string }): void {
  if (error.code === 'MISSING_DATA') return;
  throw error as Error;
}
