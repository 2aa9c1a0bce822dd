import Stripe from 'stripe';
import type { StoredCharge, StoredChargeResult } from '../../payment-provider.ts';
import { isRefused, type CallStripe } from './stripe-client.ts';
import { customerOf, storedMethodOf, statusOf, type StripeIntent } from './stripe-intent.ts';
import { PAGE, pages } from './stripe-pages.ts';

/**
 * Charges the means of payment that `first` has kept, without the customer. The provider forgets an idempotency key after a day,
 * and what it has charged never: what bears the reference already is not charged again, however late it is asked for.
 */
export async function chargeStored(
  call: CallStripe,
  first: StripeIntent | undefined,
  { amount, reference }: StoredCharge,
): Promise<StoredChargeResult> {
  const customer = first && customerOf(first);
  const method = first?.status === 'succeeded' ? storedMethodOf(first) : undefined;
  if (!customer || !method) return { id: `none_${reference}`, status: 'declined', declineCode: 'payment_method_missing' };
  const before = await chargedBefore(call, { customer, reference });
  if (before) return resultOf(before);
  try {
    const charged = await call('charge kept', ({ paymentIntents }) =>
      paymentIntents.create(
        { amount, currency: 'eur', customer, payment_method: method, off_session: true, confirm: true, metadata: { reference } },
        { idempotencyKey: `charge-${reference}` },
      ),
    );
    return { id: charged.id, status: statusOf(charged) };
  } catch (error) {
    if (isRefused(error)) return { id: `none_${reference}`, status: 'declined', declineCode: refusedFor(error) };
    if (!(error instanceof Stripe.errors.StripeCardError)) throw error;
    const id = error.payment_intent?.id ?? `none_${reference}`;
    return { id, status: 'declined', declineCode: declineCodeOf(error) };
  }
}

/** From the customer's own payments, which the provider lists as they stand; its search lags behind. */
async function chargedBefore(
  call: CallStripe,
  { customer, reference }: { customer: string; reference: string },
): Promise<Stripe.PaymentIntent | undefined> {
  const payments = pages((after) =>
    call('list payments of a customer', ({ paymentIntents }) => paymentIntents.list({ customer, limit: PAGE, ...after })),
  );
  for await (const payment of payments) if (payment.metadata.reference === reference) return payment;
  return undefined;
}

function resultOf(payment: Stripe.PaymentIntent): StoredChargeResult {
  const { id, last_payment_error: error } = payment;
  const status = statusOf(payment);
  return status === 'declined' ? { id, status, declineCode: declineCodeOf(error ?? {}) } : { id, status };
}

/** Our words for what no bank was asked about. */
const REFUSED_FOR: Readonly<Record<string, string>> = {
  amount_too_small: 'amount_too_small',
  payment_intent_mandate_invalid: 'mandate_revoked',
  payment_method_customer_mismatch: 'payment_method_missing',
  payment_method_unexpected_state: 'payment_method_missing',
  resource_missing: 'payment_method_missing',
};

function refusedFor({ code = '' }: { code?: string | undefined }): string {
  return REFUSED_FOR[code] ?? 'payment_refused';
}

function declineCodeOf({ decline_code, code }: { decline_code?: string | undefined; code?: string | undefined }): string {
  return decline_code ?? code ?? 'card_declined';
}
