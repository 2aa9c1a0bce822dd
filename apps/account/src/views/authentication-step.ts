import type { Locale } from '@shop/contracts';
import { hrefFor } from '@shop/routes';

/** What the page where one signs in is asked to do. */
export const AUTHENTICATION_STEPS = [
  'signIn',
  'register',
  'forgotten',
  'link',
  'confirm',
  'reset',
  'enter',
  'approve',
  'email',
  'join',
] as const;
export type AuthenticationStep = (typeof AUTHENTICATION_STEPS)[number];

/** The steps that a mail leads to; its link carries a token behind the `#`: `#reset=…`. */
export type MailedStep = Extract<AuthenticationStep, 'confirm' | 'reset' | 'enter' | 'approve' | 'email' | 'join'>;

/** Reads `?step=register`; whatever is no step is signing in. */
export function parseAuthenticationStep(search: string): AuthenticationStep {
  const step = new URLSearchParams(search).get('step');
  return AUTHENTICATION_STEPS.find((known) => known === step) ?? 'signIn';
}

/** The secret of a mail's link, which no server sees; undefined where the link was cut off. */
export function mailedToken(step: MailedStep, hash: string): string | undefined {
  const token = new URLSearchParams(hash.replace(/^#/, '')).get(step) ?? '';
  return /^[\w-]{20,100}$/.test(token) ? token : undefined;
}

/** The address of a step, without the locale's prefix; where to go on afterwards is kept. */
export function authenticationHref(step: AuthenticationStep, locale: Locale, search = ''): string {
  const origin = new URLSearchParams(search).get('origin') ?? undefined;
  return hrefFor('signin', locale, {}, { query: { step: step === 'signIn' ? undefined : step, origin } });
}
