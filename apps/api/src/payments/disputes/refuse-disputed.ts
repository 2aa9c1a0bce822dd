import { sql } from 'kysely';
import { orderOfPayment } from '../../ledger/index.ts';
import { lockPurchase } from '../../orders/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { enqueue } from '../../platform/jobs/index.ts';
import type { ProviderDispute } from '../provider-movements.ts';
import { isDisputed } from './disputed-refunds.ts';
import { noteDispute } from './note-dispute.ts';

export interface DisputedRefund {
  readonly intentId: string;
  readonly key: string;
  readonly now: Date;
  /** Every dispute of the payment that the provider knows. */
  readonly disputes: readonly ProviderDispute[];
}

/**
 * The provider gives nothing of a disputed payment back: the refund waits for the end of the dispute, whose messages may not have
 * come yet. What is left of it once the dispute is lost, a person gives in another way.
 */
export async function refuseDisputed(db: Database, { intentId, key, now, disputes }: DisputedRefund): Promise<void> {
  for (const dispute of disputes) await noteDispute(db, { intentId, now }, dispute);
  await db.transaction().execute(async (trx) => {
    const { uuid } = await orderOfPayment(trx, intentId);
    await lockPurchase(trx, uuid);
    const waits = await isDisputed(trx, intentId);
    const refused = await trx
      .updateTable('payment_refund')
      .set(waits ? { disputed_at: sql<Date>`now()` } : { failed_at: sql<Date>`now()` })
      .where('key', '=', key)
      .where('done_at', 'is', null)
      .where('dispute_id', 'is', null)
      .executeTakeFirst();
    if (!waits && refused.numUpdatedRows === 1n) await enqueue(trx, 'refundFailedMail', { key });
  });
}
