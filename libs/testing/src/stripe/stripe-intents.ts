import { randomBytes } from 'node:crypto';
import type { StandInCharge, StandInIntent, StandInMethod } from './stripe-objects.ts';
import { id } from './stripe-refused.ts';

const FEE_CENTS = 25;

export interface NewIntent {
  readonly object: StandInIntent['object'];
  /** Cents. */
  readonly amount?: number;
  readonly customer?: string | undefined;
  readonly methods: readonly string[];
  readonly metadata: Readonly<Record<string, string>>;
  readonly setupFutureUsage?: string | undefined;
}

/** An intent that waits for a method; `created` in seconds. */
export function newIntent(requested: NewIntent, created: number): StandInIntent {
  const { object, amount = 0, customer, methods, metadata, setupFutureUsage } = requested;
  const intentId = id(object === 'payment_intent' ? 'pi' : 'seti');
  return {
    ...{ id: intentId, object, client_secret: `${intentId}_secret_${randomBytes(12).toString('hex')}` },
    ...{ amount, currency: 'eur', created, metadata, payment_method_types: methods },
    ...{ setup_future_usage: setupFutureUsage ?? null, customer: customer ?? null, status: 'requires_payment_method' },
    ...{ payment_method: null, last_payment_error: null, last_setup_error: null, next_action: null },
    ...{ latest_charge: null, latest_attempt: null },
  };
}

/** What an intent takes when it succeeds; `created` in seconds. */
export function newCharge(
  intent: StandInIntent,
  { method, details, created }: { method: StandInMethod; details: StandInCharge['payment_method_details']; created: number },
): StandInCharge {
  const { amount, currency, metadata } = intent;
  return {
    ...{ id: id('ch'), object: 'charge', amount, currency, metadata, created, status: 'succeeded', paid: true },
    ...{ payment_intent: intent.id, payment_method: method.id, payment_method_details: details },
    balance_transaction: { id: id('txn'), fee: FEE_CENTS, net: amount - FEE_CENTS },
    ...{ amount_refunded: 0, refunded: false, disputed: false },
  };
}
