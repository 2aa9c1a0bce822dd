import { sql, type Transaction } from 'kysely';
import { recordRefundFailed } from '../../ledger/index.ts';
import type { Purchase } from '../../orders/index.ts';
import type { Tables } from '../../platform/database/index.ts';
import { enqueue } from '../../platform/jobs/index.ts';

/** A refund that the shop has noted as given, and that failed at the provider under `refundId`. */
export interface FailedRefund {
  readonly key: string;
  readonly refundId: string;
}

/**
 * Takes a refund back that did not reach the customer, once: it is owed again, and customer care is told. It is not made again by
 * itself: the bank that has sent it back would send back the next one. The caller has locked the order.
 */
export async function recordFailedRefund(
  trx: Transaction<Tables>,
  { order, key, refundId, now }: FailedRefund & { order: Purchase; now: Date },
): Promise<void> {
  const failed = await trx
    .updateTable('payment_refund')
    .set({ done_at: null, failed_at: sql<Date>`now()`, failed_refund: refundId })
    .where('key', '=', key)
    .where('done_at', 'is not', null)
    .where('transfer_reference', 'is', null)
    .where('amount_cents', '>', 0)
    .returning(['amount_cents as amount', 'intent_id'])
    .executeTakeFirst();
  if (!failed) return;
  const { amount } = failed;
  await recordRefundFailed(trx, { order, amount, refundId, at: now });
  await trx
    .updateTable('payment_intent')
    .set({
      refunded_cents: sql<number>`refunded_cents - ${amount}`,
      status: sql`case when status = 'refunded' then 'succeeded' else status end`,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', failed.intent_id)
    .execute();
  await enqueue(trx, 'refundFailedMail', { key });
}
