import type { Locale } from '@shop/contracts';
import { languageOf } from '@shop/i18n';

/** A label and what it is about on one line; French sets a space before the colon, which does not break. */
export function labelled(label: string, value: string, locale: Locale): string {
  return `${label}${languageOf(locale) === 'fr' ? '\u00A0' : ''}: ${value}`;
}
