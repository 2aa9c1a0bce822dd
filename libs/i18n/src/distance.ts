import type { Locale } from '@shop/contracts';
import { htmlLang } from './locale.ts';

const formats = new Map<Locale, Intl.NumberFormat>();

/** Kilometres in the locale's way, to a tenth: 1.25 -> `1,3 km`. Narrow blanks become plain hard ones, as in prices. */
export function formatDistance(kilometres: number, locale: Locale): string {
  const known = formats.get(locale);
  const format = known ?? new Intl.NumberFormat(htmlLang(locale), { style: 'unit', unit: 'kilometer', maximumFractionDigits: 1 });
  formats.set(locale, format);
  return format.format(kilometres).replaceAll(/[\u202F ]/g, '\u00A0');
}
