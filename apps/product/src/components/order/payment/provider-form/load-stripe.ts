import type { Stripe, StripeElementLocale, StripeConstructor } from '@stripe/stripe-js';

let loading: Promise<StripeConstructor> | undefined;

/**
 * The provider's script from its own address, once a document; after a failure it can be tried again. The loader of the
 * provider's package names one address only, which no rehearsal could replace.
 */
export async function loadStripe({ script, publishableKey, locale }: StripeParams): Promise<Stripe> {
  const construct = loadedStripe() ?? (await fetchOnce(script));
  return construct(publishableKey, { locale });
}

function fetchOnce(script: string): Promise<StripeConstructor> {
  loading ??= fetchScript(script).finally(() => {
    loading = undefined;
  });
  return loading;
}

const loadedStripe = () => (window as { readonly Stripe?: StripeConstructor }).Stripe;

export interface StripeParams {
  readonly script: string;
  readonly publishableKey: string;
  readonly locale: StripeElementLocale;
}

const DEADLINE_MS = 20_000;

function fetchScript(address: string): Promise<StripeConstructor> {
  return new Promise((done, fail) => {
    const element = document.createElement('script');
    const failed = (reason: string) => {
      element.remove();
      fail(new Error(`The script of the payment provider ${reason}.`));
    };
    const timer = setTimeout(() => failed('did not arrive in time'), DEADLINE_MS);
    element.onload = () => {
      clearTimeout(timer);
      const Stripe = loadedStripe();
      if (Stripe) done(Stripe);
      else failed('is not what it should be');
    };
    element.onerror = () => {
      clearTimeout(timer);
      failed('could not be fetched');
    };
    element.async = true;
    element.src = address;
    document.head.append(element);
  });
}
