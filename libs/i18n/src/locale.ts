import type { Locale, PointOfSale } from '@shop/contracts';

export type Language = 'fr' | 'es' | 'nl' | 'it' | 'en';

const LANGUAGE: Record<Locale, Language> = { fr_FR: 'fr', es_ES: 'es', fr_BE: 'fr', nl_BE: 'nl', nl_NL: 'nl', it_IT: 'it', en_GB: 'en' };

/** The review locale (SHELL-013) looks at the French shop. */
const POINT_OF_SALE: Record<Locale, PointOfSale> = {
  fr_FR: 'FR',
  es_ES: 'ES',
  fr_BE: 'BE',
  nl_BE: 'BE',
  nl_NL: 'NL',
  it_IT: 'IT',
  en_GB: 'FR',
};

/** Where 20:00 and "past" are measured (SEARCH-128). */
export const TIME_ZONE: Record<PointOfSale, string> = {
  FR: 'Europe/Paris',
  ES: 'Europe/Madrid',
  BE: 'Europe/Brussels',
  NL: 'Europe/Amsterdam',
  IT: 'Europe/Rome',
};

export function isLocale(text: unknown): text is Locale {
  return typeof text === 'string' && Object.hasOwn(LANGUAGE, text);
}

export function languageOf(locale: Locale): Language {
  return LANGUAGE[locale];
}

export function pointOfSaleOf(locale: Locale): PointOfSale {
  return POINT_OF_SALE[locale];
}

/** The tag of HTML and Intl: `fr_BE` -> `fr-BE`. */
export function htmlLang(locale: Locale): string {
  return locale.replace('_', '-');
}
