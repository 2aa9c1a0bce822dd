import { ACCEPTED, CONSENT_COOKIE, CONSENT_SECONDS, REFUSED, setConsent, writeConsent, type ConsentChoice } from '@shop/analytics';
import { useAtom, type PrimitiveAtom } from 'jotai';
import { createContext, use } from 'react';
import { keepPartnerVisit } from '../../browser/partner-visit.ts';
import { keepCookie } from '../../browser/shop-cookie.ts';
import { useLayout } from '../../layout/layout-context.ts';

export interface ConsentState {
  readonly choice: ConsentChoice | undefined;
  readonly isAsking: boolean;
}

export interface Consent extends ConsentState {
  /** Keeps the choice and ends the asking. */
  readonly choose: (choice: ConsentChoice) => void;
  /** Shows the banner again. */
  readonly ask: () => void;
}

/** Holds an atom that is always the same: a context that changed would cost the page what is still the server's HTML. */
export const ConsentContext = createContext<PrimitiveAtom<ConsentState> | null>(null);

export function useConsent(): Consent {
  const stored = use(ConsentContext);
  if (!stored) throw new Error('useConsent is called outside the shell');
  const { googleTag } = useLayout();
  const [state, setState] = useAtom(stored);
  return {
    ...state,
    choose(next) {
      const kept = keepChoice(next);
      setState({ choice: next, isAsking: false });
      // What another house has brought into the page leaves with the page only.
      if (googleTag && state.choice?.measurement && !next.measurement) void kept.then(() => location.reload());
    },
    ask: () => setState({ ...state, isAsking: true }),
  };
}

/** Writes the choice into its cookie and tells analytics; what was kept under an earlier consent goes. */
export async function keepChoice(choice: ConsentChoice): Promise<void> {
  keepCookie(CONSENT_COOKIE, writeConsent(choice), CONSENT_SECONDS);
  setConsent(choice.measurement);
  keepPartnerVisit(choice.measurement);
  if (choice.measurement && choice.advertising) return;
  await import(/* webpackChunkName: "withdrawn-cookies" */ '../../browser/withdrawn-cookies.ts').then(
    ({ forgetWithdrawn }) => forgetWithdrawn(choice),
    () => undefined,
  );
}

/** `accept`, `refuse`, or the ticked boxes of the form: the same words with scripts and without. */
export function choiceIn(form: { get(name: string): unknown }): ConsentChoice {
  const word = form.get('choice');
  if (word === 'accept') return ACCEPTED;
  if (word === 'refuse') return REFUSED;
  return { measurement: form.get('measurement') === 'on', advertising: form.get('advertising') === 'on' };
}
