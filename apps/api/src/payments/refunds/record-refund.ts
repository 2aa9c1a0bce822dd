import { lockPurchase } from '../../orders/index.ts';
import { sql } from 'kysely';
import { orderOfPayment, recordRefunded } from '../../ledger/index.ts';
import type { Database } from '../../platform/database/index.ts';

/** Notes a promised refund that was carried out, once per key; one that failed or is disputed was not. */
export async function recordRefund(db: Database, { intentId, key }: { intentId: string; key: string }): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { uuid } = await orderOfPayment(trx, intentId);
    const order = await lockPurchase(trx, uuid);
    const promised = await trx
      .updateTable('payment_refund')
      .set({ done_at: sql<Date>`now()` })
      .where('key', '=', key)
      .where('done_at', 'is', null)
      .where('failed_at', 'is', null)
      .where('disputed_at', 'is', null)
      .returning('amount_cents as amount')
      .executeTakeFirst();
    if (!promised) return;
    const { amount } = promised;
    await recordRefunded(trx, { order, amount, key });
    await trx
      .updateTable('payment_intent')
      .set({
        refunded_cents: sql`refunded_cents + ${amount}`,
        status: sql`case when refunded_cents + ${amount} >= amount_cents then 'refunded' else status end`,
        updated_at: sql<Date>`now()`,
      })
      .where('id', '=', intentId)
      // The provider may have told of the refund before: then the payment says so already.
      .where('status', 'in', ['succeeded', 'refunded'])
      .execute();
  });
}
