import { sql } from 'kysely';
import { orderOfPayment, recordRefundTransferred } from '../../ledger/index.ts';
import { lockPurchase } from '../../orders/index.ts';
import type { Database } from '../../platform/database/index.ts';

/** A transfer from the shop's own account in place of a refund that failed. */
export interface RefundTransfer {
  /** Of the refund. */
  readonly key: string;
  /** By which the transfer is found at the shop's bank. */
  readonly reference: string;
  /** Who has made it. */
  readonly by: string;
  readonly reason: string;
}

/** Notes that a refund which failed was given by a transfer, whole and once; answers its cents. Throws for one that is not owed so. */
export async function transferRefund(
  { db, now }: { db: Database; now: Date },
  { key, reference, by, reason }: RefundTransfer,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const known = await trx.selectFrom('payment_refund').select('intent_id').where('key', '=', key).executeTakeFirst();
    if (!known) throw new Error(`There is no refund ${key}: npm run orders -- refunds names those that wait.`);
    const { uuid } = await orderOfPayment(trx, known.intent_id);
    const order = await lockPurchase(trx, uuid);
    const given = await trx
      .updateTable('payment_refund')
      .set({ done_at: sql<Date>`now()`, transfer_reference: reference, transferred_by: by, transfer_reason: reason })
      .where('key', '=', key)
      .where('failed_at', 'is not', null)
      .where('done_at', 'is', null)
      .returning('amount_cents as amount')
      .executeTakeFirst();
    if (!given) throw new Error(`Refund ${key} did not fail, or was given since: nothing is to be transferred.`);
    await recordRefundTransferred(trx, { order, amount: given.amount, key, at: now });
    return given.amount;
  });
}
