import { isWithdrawn } from '@shop/domain';
import type { Transaction } from 'kysely';
import { recordRefundPromise } from '../../ledger/index.ts';
import type { Purchase } from '../../orders/index.ts';
import type { Tables } from '../../platform/database/index.ts';
import { insertCovered, settleRefunds } from './disputed-refunds.ts';

type Trx = Transaction<Tables>;

export interface DisputedPromise {
  readonly intentId: string;
  /** Cents; no more than `heldPayments` says is disputed. */
  readonly amount: number;
  /** Names the promise once; the refund of each dispute adds its id. */
  readonly key: string;
  readonly order: Purchase;
  readonly now: Date;
}

/**
 * Promises cents of a payment back that a bank has taken already: each dispute covers what it has taken and no other refund stands
 * for, the oldest first. One that is lost has given its part to the customer. The caller has locked the order.
 */
export async function promiseDisputed(trx: Trx, { intentId, amount, key, order, now }: DisputedPromise): Promise<void> {
  let due = amount;
  for (const { id, uncovered, isLost } of await withdrawnOf(trx, intentId)) {
    const part = Math.min(due, uncovered);
    if (part <= 0) continue;
    due -= part;
    const covered = { key: `${key}-${id}`, amount: part };
    await insertCovered(trx, { id, intentId, ...covered });
    await recordRefundPromise(trx, { intentId, ...covered, at: now });
    if (isLost) await settleRefunds(trx, { id, intentId, order, now });
  }
}

/** Disputes that have taken money of a payment, the oldest first, with the cents that no promised refund stands for. */
async function withdrawnOf(trx: Trx, intentId: string): Promise<{ id: string; uncovered: number; isLost: boolean }[]> {
  const disputes = await trx
    .selectFrom('payment_dispute')
    .leftJoin('payment_refund', 'payment_refund.dispute_id', 'payment_dispute.id')
    .select(({ fn, val }) => [
      'payment_dispute.id',
      'payment_dispute.status',
      'payment_dispute.amount_cents',
      fn.coalesce(fn.sum<number>('payment_refund.amount_cents'), val(0)).as('covered'),
    ])
    .where('payment_dispute.intent_id', '=', intentId)
    .groupBy('payment_dispute.id')
    .orderBy('opened_at')
    .orderBy('payment_dispute.id')
    .execute();
  return disputes
    .filter(({ status }) => isWithdrawn(status))
    .map(({ id, status, amount_cents, covered }) => ({ id, uncovered: amount_cents - Number(covered), isLost: status === 'lost' }));
}
