import type { Locale } from '@shop/contracts';
import { CONSENT_COOKIE, CONSENT_SECONDS, writeConsent, type ConsentChoice } from '@shop/analytics';
import { APP_COOKIE, BRAND_COOKIE, LANGUAGE_COOKIE } from './layout/visitor-cookies.ts';

const YEAR_S = 31_536_000;

/** The last language, at the path's root (spec 2, section 2). */
export function languageCookie(locale: Locale): string {
  return `${LANGUAGE_COOKIE}=${locale}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`;
}

export function consentCookie(choice: ConsentChoice): string {
  return `${CONSENT_COOKIE}=${writeConsent(choice)}; Path=/; Max-Age=${CONSENT_SECONDS}; SameSite=Lax`;
}

/** For the session of the native app. */
export function appCookie(): string {
  return `${APP_COOKIE}=1; Path=/; SameSite=Lax`;
}

/** For the browser's session: a reload, and a page that is opened by its address, keep the partner's brand. */
export function brandCookie(id: string): string {
  return `${BRAND_COOKIE}=${id}; Path=/; SameSite=Lax; HttpOnly`;
}

/** The partner that is visited now has no brand. */
export function noBrandCookie(): string {
  return `${BRAND_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly`;
}
