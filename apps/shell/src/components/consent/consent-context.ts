import { ACCEPTED, CONSENT_COOKIE, CONSENT_SECONDS, REFUSED, setConsent, writeConsent, type ConsentChoice } from '@shop/analytics';
import { createContext, use } from 'react';

export interface Consent {
  readonly choice: ConsentChoice | undefined;
  readonly isAsking: boolean;
  /** Keeps the choice and ends the asking. */
  readonly choose: (choice: ConsentChoice) => void;
  /** Shows the banner again. */
  readonly ask: () => void;
}

export const ConsentContext = createContext<Consent | null>(null);

export function useConsent(): Consent {
  const consent = use(ConsentContext);
  if (!consent) throw new Error('useConsent is called outside the shell');
  return consent;
}

/** Cookies that only measurement needs; they go when the visitor withdraws. */
const MEASUREMENT_COOKIES = /^(_ga|_gid|_gcl|ab_tests)/;

/** Writes the choice into its cookie and tells analytics; what was kept under an earlier consent goes. */
export function keepChoice(choice: ConsentChoice): void {
  document.cookie = `${CONSENT_COOKIE}=${writeConsent(choice)}; path=/; max-age=${CONSENT_SECONDS}; samesite=lax${secure()}`;
  setConsent(choice.measurement);
  if (choice.measurement) return;
  for (const part of document.cookie.split(';')) {
    const name = part.split('=')[0]?.trim() ?? '';
    if (MEASUREMENT_COOKIES.test(name)) document.cookie = `${name}=; path=/; max-age=0`;
  }
}

function secure(): string {
  return location.protocol === 'https:' ? '; secure' : '';
}

/** `accept`, `refuse`, or the ticked boxes of the form: the same words with scripts and without. */
export function choiceIn(form: { get(name: string): unknown }): ConsentChoice {
  const word = form.get('choice');
  if (word === 'accept') return ACCEPTED;
  if (word === 'refuse') return REFUSED;
  return { measurement: form.get('measurement') === 'on', advertising: form.get('advertising') === 'on' };
}
