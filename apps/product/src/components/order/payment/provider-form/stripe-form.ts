import { requestClientSecret } from '@shop/api-client';
import type { Buyer, Locale, Site, SitePayment, TestCardAnswer } from '@shop/contracts';
import type { Stripe, StripeElements, StripeElementLocale, StripeElementsOptionsMode, StripeError } from '@stripe/stripe-js';
import type { ChargeTerms } from '../../../../views/order/payment/charge-terms.ts';
import type { ProviderForm } from '../../../../views/order/payment/pay-order.ts';

/** What the form shows and takes, before an order is opened: it has to be what the order then announces. */
export function elementsOptions(
  terms: ChargeTerms,
  { locale, payment }: { locale: Locale; payment: SitePayment },
): StripeElementsOptionsMode {
  const methods = payment.methods?.[locale.slice(-2)];
  return {
    ...(terms.amount > 0 ? { mode: 'payment' as const, amount: terms.amount } : { mode: 'setup' as const }),
    currency: 'eur',
    // Left out of an update, what was said before would stand.
    setupFutureUsage: terms.isStored ? ('off_session' as const) : null,
    ...(methods && { paymentMethodTypes: [...methods] }),
  };
}

/** The provider's language for a shop's. */
export function elementLocale(locale: Locale): StripeElementLocale {
  return locale === 'en_GB' ? 'en-GB' : (locale.slice(0, 2) as StripeElementLocale);
}

/** Pays by the provider's own form. The card stays in its frames: what comes back is how it went. */
export function stripeForm(stripe: Stripe, elements: StripeElements, { prefix }: Pick<Site, 'prefix'>): ProviderForm {
  return {
    async submit() {
      const { error } = await elements.submit();
      if (error) elements.getElement('payment')?.focus();
      return !error;
    },
    async confirm(paymentIntentId, buyer) {
      const { clientSecret } = await requestClientSecret(paymentIntentId);
      const confirmParams = {
        // Banks that ask on a page of their own lead back here, to the host and language of which the order's access is.
        return_url: `${location.origin}/gateway/psp/stripe/return/${paymentIntentId}?prefix=${encodeURIComponent(prefix)}`,
        ...(buyer && { payment_method_data: { billing_details: billingDetails(buyer) } }),
      };
      const requested = { elements, clientSecret, confirmParams, redirect: 'if_required' as const };
      if (paymentIntentId.startsWith('seti_')) {
        const { error, setupIntent } = await stripe.confirmSetup(requested);
        return { status: statusOf(error ? { error, intent: error.setup_intent } : { intent: setupIntent }) };
      }
      const { error, paymentIntent } = await stripe.confirmPayment(requested);
      return { status: statusOf(error ? { error, intent: error.payment_intent } : { intent: paymentIntent }) };
    },
  };
}

interface Ended {
  readonly error?: StripeError;
  readonly intent?: { readonly status: string } | undefined;
}

/** An answer that was lost is no refusal: nobody knows what became of it, and the same payment may be tried again. */
function statusOf({ error, intent }: Ended): TestCardAnswer['status'] {
  if (intent?.status === 'succeeded' || intent?.status === 'processing') return intent.status;
  if (error?.type === 'api_connection_error' || error?.type === 'api_error')
    throw Object.assign(new Error('The payment provider does not answer.'), { status: 0 });
  return 'declined';
}

function billingDetails({ firstName, lastName, email, phoneNumber, country, addressLine, postalCode, city }: Buyer) {
  const address = {
    country,
    ...(addressLine && { line1: addressLine }),
    ...(postalCode && { postal_code: postalCode }),
    ...(city && { city }),
  };
  return { name: `${firstName} ${lastName}`, email: email.email, phone: phoneNumber, address };
}
