import { coveredByDispute, isWithdrawn, type OpenRefund } from '@shop/domain';
import { sql, type Transaction } from 'kysely';
import { recordRefundDisputed, recordRefundOwedAgain } from '../../ledger/index.ts';
import type { Purchase } from '../../orders/index.ts';
import type { Tables } from '../../platform/database/index.ts';
import { enqueue } from '../../platform/jobs/index.ts';
import { openRefunds, reduceRefund } from '../refunds/open-refunds.ts';

type Trx = Transaction<Tables>;

interface Dispute {
  readonly id: string;
  readonly intentId: string;
}

/**
 * Refunds that were promised before the dispute and are not carried out: what the bank has taken back of them is a refund of its own,
 * which waits for the end of the dispute. The caller has locked the order.
 */
export async function coverRefunds(trx: Trx, { id, intentId, amount }: Dispute & { amount: number }): Promise<void> {
  const open = await openRefunds(trx, intentId);
  for (const { key, amount: part } of coveredByDispute(open, amount)) {
    await reduceRefund(trx, { key, amount: part });
    await insertCovered(trx, { id, intentId, key: `${key}-${id}`, amount: part });
  }
}

/** A refund that a dispute covers: neither the provider nor a person gives it before the dispute ends. */
export async function insertCovered(trx: Trx, { id, intentId, key, amount }: Dispute & OpenRefund): Promise<void> {
  const refund = { key, intent_id: intentId, amount_cents: amount, done_at: null };
  await trx
    .insertInto('payment_refund')
    .values({ ...refund, dispute_id: id, disputed_at: sql<Date>`now()` })
    .execute();
}

/** The dispute is lost: what it covers has reached the customer. What the provider refused meanwhile, it is asked for again. */
export async function settleRefunds(trx: Trx, { id, intentId, order, now }: Dispute & { order: Purchase; now: Date }): Promise<void> {
  const settled = await trx
    .updateTable('payment_refund')
    .set({ done_at: sql<Date>`now()`, disputed_at: null })
    .where('dispute_id', '=', id)
    .where('done_at', 'is', null)
    .returning(['key', 'amount_cents as amount'])
    .execute();
  for (const { key, amount } of settled) await recordRefundDisputed(trx, { order, amount, key, at: now });
  await askAgain(trx, intentId);
}

/** The money is the shop's again, and so are its promises; those that the bank had kept by a dispute which it now reverses are owed once more. */
export async function releaseRefunds(trx: Trx, { id, intentId, order, now }: Dispute & { order: Purchase; now: Date }): Promise<void> {
  const undone = await trx
    .updateTable('payment_refund')
    .set({ done_at: null, disputed_at: sql<Date>`now()` })
    .where('dispute_id', '=', id)
    .where('done_at', 'is not', null)
    .returning(['key', 'amount_cents as amount'])
    .execute();
  for (const { key, amount } of undone) await recordRefundOwedAgain(trx, { order, amount, key, at: now });
  await trx.updateTable('payment_refund').set({ dispute_id: null }).where('dispute_id', '=', id).where('done_at', 'is', null).execute();
  await askAgain(trx, intentId);
}

async function askAgain(trx: Trx, intentId: string): Promise<void> {
  if (await isDisputed(trx, intentId)) return;
  const waiting = await trx
    .updateTable('payment_refund')
    .set({ disputed_at: null })
    .where('intent_id', '=', intentId)
    .where('disputed_at', 'is not', null)
    .where('dispute_id', 'is', null)
    .where('done_at', 'is', null)
    .returning('key')
    .execute();
  for (const { key } of waiting) await enqueue(trx, 'refund', { key });
}

/** Whether a dispute of the payment is not decided yet. */
export async function isDisputed(trx: Trx, intentId: string): Promise<boolean> {
  const disputes = await trx.selectFrom('payment_dispute').select('status').where('intent_id', '=', intentId).execute();
  return disputes.some(({ status }) => status !== 'lost' && isWithdrawn(status));
}
