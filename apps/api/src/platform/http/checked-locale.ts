import type { Locale } from '@shop/contracts';
import { isLocale } from '@shop/i18n';
import { invalidField } from './problem.ts';

/** A locale of the shop, or a refusal that names the field. */
export function checkedLocale(locale: string): Locale {
  if (!isLocale(locale)) throw invalidField('locale', 'locale is one of the shop’s locales, e.g. fr_FR.');
  return locale;
}
