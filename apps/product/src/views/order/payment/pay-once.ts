import type { PaymentState } from '@shop/contracts';
import { payOrder, type PaymentAttempt, type PaymentCalls, type PaymentOutcome } from './pay-order.ts';
import { forgetKeys, isTriedBefore, keysFor, type Memory } from './payment-keys.ts';
import { endsOrder, isUnderWay } from './payment-state.ts';
import { readStarted, rememberStarted, STARTED_PLACE } from './started-order.ts';

export interface PaymentDeps {
  readonly calls: Omit<PaymentCalls, 'orderStarted'> & { askPayment(orderUUID: string): Promise<PaymentState> };
  readonly memory: Memory;
  /** What is bought. */
  readonly of: string;
}

/**
 * Pays, unless an order that this tab has started before is paid or about to be: then its own end is the answer, whatever
 * was changed in the form since. So nobody pays twice, not after a lost answer and not from a second form.
 */
export async function payOnce(attempt: PaymentAttempt, deps: PaymentDeps): Promise<PaymentOutcome> {
  const { calls, memory, of } = deps;
  const before = await endOfEarlier(attempt, deps);
  if (before) return before;
  const keyed = { ...attempt, keys: keysFor(attempt, memory) };
  const outcome = await payOrder(keyed, { ...calls, orderStarted: (order) => rememberStarted(order, { memory, of }) });
  if (endsOrder(outcome)) forgetKeys(memory);
  return outcome;
}

/** An order that the card has paid is finished by trying the same again; any other content has to wait for its end. */
async function endOfEarlier(attempt: PaymentAttempt, { calls, memory, of }: PaymentDeps): Promise<PaymentOutcome | undefined> {
  const started = readStarted(memory.getItem(STARTED_PLACE), of);
  if (!started) return undefined;
  try {
    const reported = await calls.askPayment(started.orderUUID);
    if (reported.status === 'paid') return { kind: 'paid', orderUUID: reported.orderUUID };
    if (reported.charge === 'charged' && isTriedBefore(attempt, memory)) return undefined;
    if (isUnderWay(reported)) return { kind: 'processing', orderUUID: reported.orderUUID };
    if (reported.status !== 'pending') forgetKeys(memory);
    return undefined;
  } catch (error) {
    return (error as { status?: number }).status === 404 ? undefined : { kind: 'unreachable' };
  }
}
