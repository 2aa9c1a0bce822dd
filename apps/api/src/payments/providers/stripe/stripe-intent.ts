import type Stripe from 'stripe';
import type { IntentStatus } from '../../../platform/database/index.ts';

/** A payment, or a setup that keeps a means of payment and takes nothing. */
export type StripeIntent = Stripe.PaymentIntent | Stripe.SetupIntent;

export const isPayment = (intent: StripeIntent): intent is Stripe.PaymentIntent => intent.object === 'payment_intent';

/** The provider's words in the shop's. A card that was declined may be followed by another. */
export function statusOf(intent: StripeIntent): IntentStatus {
  switch (intent.status) {
    case 'requires_payment_method':
      return lastErrorOf(intent) ? 'declined' : 'created';
    case 'requires_confirmation':
    case 'requires_action':
      return 'challenge';
    case 'processing':
    case 'requires_capture':
      return 'processing';
    case 'succeeded':
      return chargeOf(intent)?.refunded ? 'refunded' : 'succeeded';
    case 'canceled':
      return 'voided';
    // A word that this version of the provider's library does not know yet is waited for.
    default:
      return 'processing';
  }
}

/** Cents; a setup takes none. */
export function amountOf(intent: StripeIntent): number {
  return isPayment(intent) ? intent.amount : 0;
}

/** `card 4242`, `ideal`; undefined until one was chosen. */
export function methodOf({ payment_method: method }: StripeIntent): string | undefined {
  if (!method || typeof method === 'string') return undefined;
  return method.card ? `${method.type} ${method.card.last4}` : method.type;
}

/** The means that later amounts are taken by; one-time methods, such as iDEAL, leave a direct debit behind. */
export function storedMethodOf(intent: StripeIntent): string | undefined {
  const details = isPayment(intent) ? chargeOf(intent)?.payment_method_details : latestAttemptOf(intent);
  const left = Object.values(details ?? {}).flatMap(
    (one) => (one as { generated_sepa_debit?: unknown } | null)?.generated_sepa_debit ?? [],
  )[0];
  const stored = left ?? intent.payment_method;
  return typeof stored === 'string' ? stored : (stored as { id?: string } | null)?.id;
}

export function customerOf({ customer }: StripeIntent): string | undefined {
  return typeof customer === 'string' ? customer : customer?.id;
}

function lastErrorOf(intent: StripeIntent) {
  return isPayment(intent) ? intent.last_payment_error : intent.last_setup_error;
}

function chargeOf(intent: StripeIntent): Stripe.Charge | undefined {
  const charge = isPayment(intent) ? intent.latest_charge : undefined;
  return typeof charge === 'object' ? (charge ?? undefined) : undefined;
}

function latestAttemptOf({ latest_attempt: attempt }: Stripe.SetupIntent) {
  return typeof attempt === 'object' ? attempt?.payment_method_details : undefined;
}
