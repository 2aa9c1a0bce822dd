import { setConsent, type ConsentChoice } from '@shop/analytics';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useFrame } from '../../frame/frame-context.ts';
import { ConsentContext, keepChoice, type Consent } from './consent-context.ts';

/** Holds the visitor's choice for the page; it begins with what the server read from the cookie. */
export function ConsentProvider({ children }: { readonly children: ReactNode }) {
  const { consent, asksConsent, googleTag } = useFrame();
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
        // What another house has brought into the page leaves with the page only.
        if (googleTag && choice?.measurement && !next.measurement) location.reload();
      },
      ask: () => setAsking(true),
    }),
    [choice, isAsking, googleTag],
  );
  return <ConsentContext value={value}>{children}</ConsentContext>;
}
