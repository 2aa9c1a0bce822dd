import { sql, type Transaction } from 'kysely';
import { orderOfPayment, recordRefundTransferred } from '../../ledger/index.ts';
import { lockPurchase } from '../../orders/index.ts';
import type { Database, Tables } from '../../platform/database/index.ts';
import { withdrawFailingRow } from '../../platform/jobs/index.ts';

/** A transfer from the shop's own account in place of a refund that failed, or that the provider refuses. */
export interface RefundTransfer {
  /** Of the refund. */
  readonly key: string;
  /** By which the transfer is found at the shop's bank. */
  readonly reference: string;
  /** Who has made it. */
  readonly by: string;
  readonly reason: string;
}

/**
 * Notes that a refund which failed, or which the provider refuses, was given by a transfer, whole and once; answers its cents. Noted again
 * in the same words, it is answered and nothing moves. Throws for one that is not owed so.
 */
export async function transferRefund({ db, now }: { db: Database; now: Date }, transfer: RefundTransfer): Promise<number> {
  const { key, reference, by, reason } = transfer;
  return db.transaction().execute(async (trx) => {
    const known = await trx.selectFrom('payment_refund').select('intent_id').where('key', '=', key).executeTakeFirst();
    if (!known) throw new Error(`There is no refund ${key}: npm run orders -- refunds names those that wait.`);
    const { uuid } = await orderOfPayment(trx, known.intent_id);
    const order = await lockPurchase(trx, uuid);
    const refund = await trx.selectFrom('payment_refund').selectAll().where('key', '=', key).executeTakeFirstOrThrow();
    const { amount_cents: amount, transfer_reference, transferred_by, transfer_reason } = refund;
    if (transfer_reference === reference && transferred_by === by && transfer_reason === reason) return amount;
    if (refund.done_at) throw new Error(`Refund ${key} was given since: nothing is to be transferred.`);
    if (!refund.failed_at) await withdraw(trx, { key, disputed: refund.disputed_at });
    await trx
      .updateTable('payment_refund')
      .set({ done_at: sql<Date>`now()`, transfer_reference: reference, transferred_by: by, transfer_reason: reason })
      .where('key', '=', key)
      .execute();
    await recordRefundTransferred(trx, { order, amount, key, at: now });
    return amount;
  });
}

/** One that is only promised is no longer asked of the provider. */
async function withdraw(trx: Transaction<Tables>, { key, disputed }: { key: string; disputed: Date | null }): Promise<void> {
  if (disputed) throw new Error(`Refund ${key} waits for the end of a dispute, which may give it.`);
  const withdrawal = await withdrawFailingRow(trx, { kind: 'refund', key });
  if (withdrawal === 'underWay') throw new Error(`The provider is being asked for refund ${key} just now: try again in two minutes.`);
  if (withdrawal === 'notFailing') throw new Error(`Refund ${key} did not fail, and the provider has not refused it: it is on its way.`);
}
