import type { Locale } from '@shop/contracts';
import { htmlLang } from '@shop/i18n';

/** Countries that we write to, ISO 3166-1; the five we sell in among them. */
const COUNTRIES = ['AT', 'BE', 'CH', 'DE', 'ES', 'FR', 'GB', 'IE', 'IT', 'LU', 'MC', 'NL', 'PT'] as const;

/** By the names that the browser's own language data give them; `known` is there too, wherever it is. */
export function countryOptions(locale: Locale, known?: string | null): { value: string; label: string }[] {
  const codes = new Set<string>([...COUNTRIES, ...(known ? [known] : [])]);
  const named = [...codes].map((value) => ({ value, label: countryName(value, locale) }));
  return named.sort((a, b) => a.label.localeCompare(b.label, htmlLang(locale)));
}

/** A country by its code, ISO 3166-1 alpha-2. */
export function countryName(code: string, locale: Locale): string {
  return new Intl.DisplayNames(htmlLang(locale), { type: 'region' }).of(code) ?? code;
}
