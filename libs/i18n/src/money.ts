import type { Cents, Locale } from '@shop/contracts';
import { htmlLang } from './locale.ts';

const formats = new Map<string, Intl.NumberFormat>();

/**
 * Euros in the locale's way, without decimals when the cents are 00 (RULE-008). The same text on every engine:
 * grouping is always on, since engines differ in when a locale wants it, and narrow blanks become plain hard ones. What is
 * taken off has a true minus.
 */
export function formatMoney(cents: Cents, locale: Locale): string {
  const digits = cents % 100 === 0 ? 0 : 2;
  return formatOf(locale, digits)
    .format(cents / 100)
    .replaceAll('\u202F', '\u00A0')
    .replace('-', '\u2212');
}

function formatOf(locale: Locale, digits: number): Intl.NumberFormat {
  const key = `${locale}${digits}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(htmlLang(locale), {
    style: 'currency',
    currency: 'EUR',
    currencyDisplay: 'symbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: 'always',
  });
  formats.set(key, format);
  return format;
}
