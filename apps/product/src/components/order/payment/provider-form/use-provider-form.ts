import { useSite } from '@shop/contracts/page';
import type { StripeElements } from '@stripe/stripe-js';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ChargeTerms } from '../../../../views/order/payment/charge-terms.ts';
import type { ProviderForm } from '../../../../views/order/payment/pay-order.ts';
import { appearanceOf } from './appearance.ts';
import { loadStripe } from './load-stripe.ts';
import { elementLocale, elementsOptions, stripeForm } from './stripe-form.ts';

export type FormState = 'loading' | 'ready' | 'failed';

export interface ProviderFormView {
  readonly state: FormState;
  /** Undefined until it is ready. */
  readonly form: ProviderForm | undefined;
  /** Where the provider draws. */
  readonly place: (element: HTMLElement | null) => void;
  readonly retry: () => void;
}

/**
 * The provider's form in a booking summary, fetched once there is a price. Another price, or another way to pay, changes what
 * it says and nothing that was typed into it. Undefined where the test provider's own fields are used.
 */
export function useProviderForm(wanted: ChargeTerms | undefined): ProviderFormView | undefined {
  const site = useSite();
  const terms = useLastTerms(wanted);
  const { payment, locale } = site;
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [tries, setTries] = useState(0);
  const [opened, setOpened] = useState<{ state: FormState; form?: ProviderForm; elements?: StripeElements }>({ state: 'loading' });
  const isOurs = payment?.provider === 'test';
  const isWanted = terms !== undefined && place !== null && !isOurs;
  const open = useEffectEvent(async (home: HTMLElement, isGone: () => boolean) => {
    setOpened({ state: 'loading' });
    try {
      if (!payment?.isLetIn || !payment.script || !payment.publishableKey) throw new Error('This document has no payment provider.');
      const stripe = await loadStripe({ script: payment.script, publishableKey: payment.publishableKey, locale: elementLocale(locale) });
      if (isGone()) return;
      const elements = stripe.elements({ ...elementsOptions(terms!, { locale, payment }), appearance: appearanceOf(home) });
      const element = elements.create('payment', { layout: { type: 'tabs' } });
      element.on('ready', () => setOpened({ state: 'ready', form: stripeForm(stripe, elements, site), elements }));
      element.on('loaderror', () => setOpened({ state: 'failed' }));
      element.mount(home);
    } catch {
      if (!isGone()) setOpened({ state: 'failed' });
    }
  });
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    void open(place, () => isGone);
    return () => {
      isGone = true;
      place.replaceChildren();
      setOpened({ state: 'loading' });
    };
  }, [isWanted, place, tries]);
  const { elements } = opened;
  const amount = terms?.amount;
  const isKept = terms?.isKept;
  useEffect(() => {
    if (elements && payment && amount !== undefined && isKept !== undefined)
      elements.update(elementsOptions({ amount, isKept }, { locale, payment }));
  }, [elements, amount, isKept, locale, payment]);
  useReloadAfterReturn();
  if (isOurs) return undefined;
  return { state: opened.state, form: opened.form, place: setPlace, retry: () => setTries((known) => known + 1) };
}

/** While another price is on its way the last one stands, or the form would be taken away with what was typed into it. */
function useLastTerms(terms: ChargeTerms | undefined): ChargeTerms | undefined {
  const [last, setLast] = useState(terms);
  if (terms && (terms.amount !== last?.amount || terms.isKept !== last.isKept)) setLast(terms);
  return terms ?? last;
}

/** The way back from a bank may show the page as it was left, in the middle of a payment: what became of it is asked anew. */
function useReloadAfterReturn(): void {
  useEffect(() => {
    const reload = ({ persisted }: PageTransitionEvent) => persisted && location.reload();
    addEventListener('pageshow', reload);
    return () => removeEventListener('pageshow', reload);
  }, []);
}
