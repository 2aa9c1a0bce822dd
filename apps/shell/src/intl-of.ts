import type { Locale } from '@shop/contracts';
import { htmlLang } from '@shop/i18n';
import { createIntl, createIntlCache, type IntlShape, type MessageFormatElement } from 'react-intl';

export type Words = Record<string, MessageFormatElement[]>;

const known = new WeakMap<Words, Map<Locale, IntlShape>>();

/** One object per set of words and locale, for all pages: its formats are costly to make and the same for everybody. */
export function intlOf(locale: Locale, words: Words): IntlShape {
  const ofWords = known.get(words) ?? new Map<Locale, IntlShape>();
  known.set(words, ofWords);
  const intl = ofWords.get(locale) ?? createIntl({ locale: htmlLang(locale), messages: words, onError: failOnMissing }, createIntlCache());
  if (!ofWords.has(locale)) rememberFormats(intl);
  ofWords.set(locale, intl);
  return intl;
}

/** A message is known by itself: its own memory writes the whole message out each time to look for it. */
function rememberFormats({ formatters }: IntlShape): void {
  const make = formatters.getMessageFormat;
  const made = new WeakMap<object, ReturnType<typeof make>>();
  formatters.getMessageFormat = (message, ...rest) => {
    if (typeof message === 'string') return make(message, ...rest);
    const format = made.get(message) ?? make(message, ...rest);
    made.set(message, format);
    return format;
  };
}

/** Locale data is the engine's own; a missing message has failed the build already. */
function failOnMissing(error: { code?: string }): void {
  if (error.code === 'MISSING_DATA') return;
  throw error as Error;
}
