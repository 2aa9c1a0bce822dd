import type { Transaction } from 'kysely';
import { recordRefundPromise } from '../../ledger/index.ts';
import type { Tables } from '../../platform/database/index.ts';
import { enqueue } from '../../platform/jobs/index.ts';

/** Promises cents of a payment back, once per key, `goodwill` of them beside every rule; the outbox carries it out. True the first time. */
export async function promiseRefund(
  trx: Transaction<Tables>,
  { intentId, amount, goodwill, key, now }: { intentId: string; amount: number; goodwill?: number; key: string; now: Date },
): Promise<boolean> {
  if (amount <= 0) return false;
  const promised = await trx
    .insertInto('payment_refund')
    .values({ key, intent_id: intentId, amount_cents: amount, done_at: null, ...(goodwill && { goodwill_cents: goodwill }) })
    .onConflict((same) => same.doNothing())
    .executeTakeFirst();
  if (promised.numInsertedOrUpdatedRows !== 1n) return false;
  await recordRefundPromise(trx, { intentId, amount, key, at: now });
  await enqueue(trx, 'refund', { key });
  return true;
}
