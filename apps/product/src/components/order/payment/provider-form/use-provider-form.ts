import { askCardForm } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import type { StripeElements } from '@stripe/stripe-js';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ChargeTerms } from '../../../../views/order/payment/charge-terms.ts';
import type { ProviderForm } from '../../../../views/order/payment/pay-order.ts';
import { appearanceOf } from './appearance.ts';
import { loadStripe } from './load-stripe.ts';
import { elementLocale, elementsOptions, stripeForm } from './stripe-form.ts';
import { useFormWait, type OpenedForm } from './use-form-wait.ts';

export interface ProviderFormView {
  readonly state: OpenedForm['state'];
  /** A press on the button waits for it. */
  readonly isAwaited: boolean;
  /** The form with everything filled in, as soon as it is drawn; undefined where something is missing, which stands in it then. */
  readonly filledIn: () => Promise<ProviderForm | undefined>;
  /** Where the provider draws. */
  readonly place: (element: HTMLElement | null) => void;
  readonly retry: () => void;
}

/**
 * The provider's form in a booking summary, fetched once there is a price. Another price, or another way to pay, changes what
 * it says and nothing that was typed into it. A customer's saved cards stand in it; `orderUUID` names the order that is paid for
 * once more. Undefined where the test provider's own fields are used.
 */
export function useProviderForm(wanted: ChargeTerms | undefined, { orderUUID }: { orderUUID?: string } = {}): ProviderFormView | undefined {
  const site = useSite();
  const terms = useLastTerms(wanted);
  const { payment, locale } = site;
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [tries, setTries] = useState(0);
  const [opened, setOpened] = useState<OpenedForm & { elements?: StripeElements }>({ state: 'loading' });
  const isOurs = payment?.provider === 'test';
  const isWanted = terms !== undefined && place !== null && !isOurs;
  const open = useEffectEvent(async (home: HTMLElement, isGone: () => boolean) => {
    setOpened({ state: 'loading' });
    try {
      if (!payment?.isLetIn || !payment.script || !payment.publishableKey) throw new Error('This document has no payment provider.');
      const script = { script: payment.script, publishableKey: payment.publishableKey, locale: elementLocale(locale) };
      const [stripe, savedCards] = await Promise.all([loadStripe(script), askCardForm(orderUUID)]);
      if (isGone()) return;
      const elements = stripe.elements({
        ...elementsOptions(terms!, { locale, payment }),
        ...(savedCards && { customerSessionClientSecret: savedCards }),
        appearance: appearanceOf(home),
      });
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
  const isStored = terms?.isStored;
  useEffect(() => {
    if (elements && payment && amount !== undefined && isStored !== undefined)
      elements.update(elementsOptions({ amount, isStored }, { locale, payment }));
  }, [elements, amount, isStored, locale, payment]);
  useReloadAfterReturn();
  const { isAwaited, drawn } = useFormWait(opened, terms);
  if (isOurs) return undefined;
  const retry = () => {
    // A document that was drawn while nobody knew who takes payments lets no form in.
    if (!payment?.isLetIn) return location.reload();
    setOpened({ state: 'loading' });
    setTries((known) => known + 1);
  };
  const filledIn = async () => {
    if (opened.state === 'failed') retry();
    const form = await drawn();
    if (!form) setTimeout(() => place?.parentElement?.querySelector('button')?.focus());
    return form && (await form.submit()) ? form : undefined;
  };
  return { state: opened.state, isAwaited, filledIn, place: setPlace, retry };
}

/** While another price is on its way the last one stands, or the form would be taken away with what was typed into it. */
function useLastTerms(terms: ChargeTerms | undefined): ChargeTerms | undefined {
  const [last, setLast] = useState(terms);
  if (terms && (terms.amount !== last?.amount || terms.isStored !== last.isStored)) setLast(terms);
  return terms ?? last;
}

/** The way back from a bank may show the page as it was left, in the middle of a payment: what became of it is asked again. */
function useReloadAfterReturn(): void {
  useEffect(() => {
    const reload = ({ persisted }: PageTransitionEvent) => persisted && location.reload();
    addEventListener('pageshow', reload);
    return () => removeEventListener('pageshow', reload);
  }, []);
}
