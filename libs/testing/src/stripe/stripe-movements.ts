import type { StandInCharge, StandInDispute, StandInRefund } from './stripe-objects.ts';
import { id, Refused } from './stripe-refused.ts';

const DISPUTE_FEE_CENTS = 2_000;

interface NewRefund {
  readonly amount: number | undefined;
  readonly metadata: Readonly<Record<string, string>>;
  readonly created: number;
}

/** Takes a refund off a charge: pending, until {@link endRefund} says what became of it. */
export function newRefund(charge: StandInCharge | null | undefined, { amount, metadata, created }: NewRefund): StandInRefund {
  if (!charge) throw new Refused(400, 'charge_not_captured');
  if (charge.refunded) throw new Refused(400, 'charge_already_refunded');
  const cents = amount ?? charge.amount - charge.amount_refunded;
  if (charge.amount_refunded + cents > charge.amount) throw new Refused(400, 'amount_too_large');
  addRefunded(charge, cents);
  const about = { currency: 'eur', created, charge: charge.id, payment_intent: charge.payment_intent, metadata };
  const balance_transaction = { id: id('txn'), fee: 0, net: -cents };
  return { id: id('re'), object: 'refund', amount: cents, status: 'pending', ...about, balance_transaction };
}

/** A failed refund can be made again: the charge holds its cents as before. */
export function endRefund(refund: StandInRefund, { status, charge }: { status: 'succeeded' | 'failed'; charge: StandInCharge }): void {
  refund.status = status;
  if (status === 'succeeded') return;
  refund.failure_reason = 'expired_or_canceled_card';
  refund.failure_balance_transaction = id('txn');
  addRefunded(charge, -refund.amount);
}

function addRefunded(charge: StandInCharge, cents: number): void {
  charge.amount_refunded += cents;
  charge.refunded = charge.amount_refunded === charge.amount;
}

/** Without an amount the whole charge is disputed. */
export function newDispute(
  charge: StandInCharge,
  { amount = charge.amount, reason, created }: { amount?: number | undefined; reason: string; created: number },
): StandInDispute {
  const about = { currency: 'eur', created, charge: charge.id, payment_intent: charge.payment_intent, reason };
  return {
    ...{ id: id('du'), object: 'dispute', amount, status: 'needs_response', ...about },
    balance_transactions: [{ id: id('txn'), fee: DISPUTE_FEE_CENTS, net: -amount - DISPUTE_FEE_CENTS }],
  };
}
