import { setConsent } from '@shop/analytics';
import { atom } from 'jotai';
import { useEffect, useState, type ReactNode } from 'react';
import { useLayout } from '../../layout/layout-context.ts';
import { ConsentContext, type ConsentState } from './consent-context.ts';

/** Holds the visitor's choice for the page; it begins with what the server read from the cookie. */
export function ConsentProvider({ children }: { readonly children: ReactNode }) {
  const { consent, asksConsent } = useLayout();
  const [stored] = useState(() => atom<ConsentState>({ choice: consent, isAsking: asksConsent }));
  useEffect(() => setConsent(consent?.measurement ?? false), [consent]);
  return <ConsentContext value={stored}>{children}</ConsentContext>;
}
