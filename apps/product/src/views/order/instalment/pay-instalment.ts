import type { Cents, CompleteInstalmentBody, InstalmentPaymentAnswer, TestCardAnswer, TestCardBody } from '@shop/contracts';
import { mayBeRepeated, type ProviderForm } from '../payment/pay-order.ts';
import { retryAfter } from '../payment/poll-pause.ts';

/** How an attempt to pay an instalment ends. Expected ends are values; each has its own words on the page. */
export type InstalmentOutcome =
  | { readonly kind: 'done' | 'challenge' | 'declined' }
  /** The provider gave no answer in time; it may still become paid. */
  | { readonly kind: 'processing'; readonly paymentIntentId: string; readonly retryAfterSeconds?: number }
  /** The booking was changed since the amount was shown; nothing was charged. */
  | { readonly kind: 'amountChanged'; readonly amount: Cents }
  /** It was paid meanwhile, nothing is owed any more, or it is being charged at this moment; nothing was charged here. */
  | { readonly kind: 'settled'; readonly as: 'paid' | 'cancelled' | 'charging' }
  /** Nobody said no and nobody said yes; another try is safe: the shop looks at the payment of before first. */
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'refused'; readonly code: string };

export interface InstalmentAttempt {
  readonly uuid: string;
  readonly number: number;
  readonly email: string;
  /** Cents that the customer saw. */
  readonly amount: Cents;
  /** Of the test provider; undefined where the provider has a form of its own. */
  readonly card?: TestCardBody | undefined;
  readonly form?: ProviderForm | undefined;
}

export interface InstalmentDeps {
  readonly newKey: () => string;
  readonly calls: {
    startInstalmentPayment(uuid: string, requested: { number: number; email: string }, key: string): Promise<InstalmentPaymentAnswer>;
    confirmTestCard(intentId: string, body: TestCardBody): Promise<TestCardAnswer>;
    completeInstalmentPayment(uuid: string, number: number, body: CompleteInstalmentBody, key: string): Promise<InstalmentPaymentAnswer>;
  };
}

/**
 * Pays one instalment. It remembers nothing: after a challenge, a lost answer or a reload it is simply run again, and the shop
 * goes on with the payment that was begun, or says that it has arrived.
 */
export async function payInstalment(attempt: InstalmentAttempt, deps: InstalmentDeps): Promise<InstalmentOutcome> {
  const { uuid, number, email, card, form } = attempt;
  const { calls, newKey } = deps;
  try {
    const { paymentIntentId, amount } = await calls.startInstalmentPayment(uuid, { number, email }, newKey());
    if (amount !== attempt.amount) return { kind: 'amountChanged', amount };
    if (!paymentIntentId || !(form || card)) throw new Error('There is no means of payment.');
    const { status } = await (form ? form.confirm(paymentIntentId) : calls.confirmTestCard(paymentIntentId, card!));
    if (status === 'challenge' || status === 'declined') return { kind: status };
    return await endOfPayment({ uuid, number, email, paymentIntentId }, deps);
  } catch (error) {
    return outcomeOf(error);
  }
}

/** What became of a payment that the provider has taken, or may still take. */
export async function endOfPayment(
  { uuid, number, email, paymentIntentId }: Omit<InstalmentAttempt, 'amount'> & { readonly paymentIntentId: string },
  { calls, newKey }: InstalmentDeps,
): Promise<InstalmentOutcome> {
  try {
    const { status } = await calls.completeInstalmentPayment(uuid, number, { email, paymentIntentId }, newKey());
    return status === 'paid' ? { kind: 'done' } : { kind: 'processing', paymentIntentId };
  } catch (error) {
    const outcome = outcomeOf(error);
    return outcome.kind === 'unreachable' ? { kind: 'processing', paymentIntentId, ...retryAfter(error) } : outcome;
  }
}

const SETTLED: Readonly<Record<string, 'paid' | 'cancelled' | 'charging'>> = {
  INSTALMENT_PAID: 'paid',
  INSTALMENT_CANCELLED: 'cancelled',
  INSTALMENT_BEING_CHARGED: 'charging',
};
const PAYMENT_NEEDED = 402;

function outcomeOf(error: unknown): InstalmentOutcome {
  const { status, code = '' } = error as { status?: number; code?: string };
  if (status === undefined) throw error;
  const as = SETTLED[code];
  if (as) return { kind: 'settled', as };
  if (mayBeRepeated(status, code)) return { kind: 'unreachable' };
  return status === PAYMENT_NEEDED ? { kind: 'declined' } : { kind: 'refused', code };
}
