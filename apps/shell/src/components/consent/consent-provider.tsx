import { setConsent, type ConsentChoice } from '@shop/analytics';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useFrame } from '../../frame/frame-context.ts';
import { ConsentContext, keepChoice, type Consent } from './consent-context.ts';

/** Holds the visitor's choice for the page; it begins with what the server read from the cookie. */
export function ConsentProvider({ children }: { readonly children: ReactNode }) {
  const { consent, asksConsent } = useFrame();
  const [choice, setChoice] = useState<ConsentChoice | undefined>(consent);
  const [isAsking, setAsking] = useState(asksConsent);
  useEffect(() => setConsent(consent?.measurement ?? false), [consent]);
  const value = useMemo<Consent>(
    () => ({
      choice,
      isAsking,
      choose(next) {
        keepChoice(next);
        setChoice(next);
        setAsking(false);
      },
      ask: () => setAsking(true),
    }),
    [choice, isAsking],
  );
  return <ConsentContext value={value}>{children}</ConsentContext>;
}
