import { CONSENT_COOKIE, EXPERIMENTS_KEY, decideExperiments, readConsent, type ConsentChoice } from '@shop/analytics';
import type { Experiments } from './visitor-cookies.ts';
import { APP_COOKIE, BRAND_COOKIE, GIFT_COOKIE, LANGUAGE_COOKIE, TOKEN_COOKIE, readCookies } from './visitor-cookies.ts';

/** What a request says about who asks. */
export interface Visitor {
  readonly consent?: ConsentChoice;
  readonly asksConsent: boolean;
  readonly experiments: Experiments;
  readonly isSignedIn: boolean;
  /** A gift's session is in this browser; the flag opens nothing. */
  readonly hasGift?: boolean;
  readonly isNativeApp: boolean;
  /** `fr` or `nl`, chosen on the splash page or in the header. */
  readonly lastLanguage?: 'fr' | 'nl';
  /** The id of the partner's brand that this browser has come to, as it says. */
  readonly brand?: string;
}

interface Requested {
  readonly cookie: string | undefined;
  readonly userAgent: string | undefined;
  readonly query: URLSearchParams;
}

/** The native app names itself in its user agent, or in the query of its first page (PROD-007). */
const APP_AGENT = /\bShopApp\/\d/;

export function visitorOf({ cookie, userAgent, query }: Requested): Visitor {
  const cookies = readCookies(cookie);
  const consent = readConsent(cookies[CONSENT_COOKIE]);
  const isNativeApp = APP_AGENT.test(userAgent ?? '') || query.get('app') === '1' || cookies[APP_COOKIE] === '1';
  const language = /^(fr|nl)/.exec(cookies[LANGUAGE_COOKIE] ?? '')?.[1] as 'fr' | 'nl' | undefined;
  return {
    ...(consent && { consent }),
    asksConsent: !isNativeApp && (!consent || query.has('consent')),
    experiments: decideExperiments(cookies[EXPERIMENTS_KEY], query.get(EXPERIMENTS_KEY)),
    isSignedIn: Boolean(cookies[TOKEN_COOKIE]),
    ...(cookies[GIFT_COOKIE] === '1' && { hasGift: true }),
    isNativeApp,
    ...(language && { lastLanguage: language }),
    ...(cookies[BRAND_COOKIE] && { brand: cookies[BRAND_COOKIE] }),
  };
}
