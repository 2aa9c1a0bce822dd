import type { Locale } from '@shop/contracts';

interface Requested {
  readonly appId: string | undefined;
  readonly locale: Locale;
  readonly isProduction: boolean;
}

/** The chat messenger is there only with a configured app id, and only for the Spanish locale or in production (spec 2, section 6). */
export function hasMessenger({ appId, locale, isProduction }: Requested): boolean {
  return appId !== undefined && (locale === 'es_ES' || isProduction);
}
