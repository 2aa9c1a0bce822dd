import { sql } from 'kysely';
import type Stripe from 'stripe';
import { recordDispute } from '../../ledger/provider-movements.ts';
import type { Database } from '../../store/database.ts';
import { orderOfPayment, recordRefunded, recordRefundPromise } from '../../ledger/order-movements.ts';
import { lockPurchase } from '../complete-purchase.ts';
import { post } from '../post.ts';

/**
 * Notes a dispute as the provider tells it now, so that messages may come twice and in any order. Customer care is told
 * of each new state, once.
 */
export async function noteDispute(
  db: Database,
  { intentId, now }: { intentId: string; now: Date },
  { id, amount, reason, status, created }: Stripe.Dispute,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const noted = await trx
      .insertInto('payment_dispute')
      .values({ id, intent_id: intentId, amount_cents: amount, reason, status, opened_at: new Date(created * 1000) })
      .onConflict((same) =>
        same
          .column('id')
          .doUpdateSet({ status, updated_at: sql<Date>`now()` })
          .where('payment_dispute.status', '!=', status),
      )
      .executeTakeFirst();
    if (noted.numInsertedOrUpdatedRows !== 1n) return;
    await recordDispute(trx, { id, intentId, amount, status, at: now });
    await post(trx, 'disputeMail', { disputeId: id, status });
  });
}

/** Refunds that somebody made in the provider's dashboard: each is noted once, and together never more than was paid. */
export async function noteProviderRefunds(
  db: Database,
  { intentId, now }: { intentId: string; now: Date },
  refunds: readonly Stripe.Refund[],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { uuid } = await orderOfPayment(trx, intentId);
    const order = await lockPurchase(trx, uuid);
    const intent = await trx.selectFrom('payment_intent').selectAll().where('id', '=', intentId).forUpdate().executeTakeFirstOrThrow();
    const known = await trx.selectFrom('payment_refund').select(['key', 'amount_cents']).where('intent_id', '=', intentId).execute();
    const keys = new Set(known.map(({ key }) => key));
    let left = intent.amount_cents - known.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
    for (const { id, amount, status, metadata } of refunds) {
      const isOurs = metadata?.key !== undefined && keys.has(metadata.key);
      const cents = Math.min(amount, left);
      const hasFailed = status === 'failed' || status === 'canceled';
      if (isOurs || keys.has(`provider-${id}`) || hasFailed || cents <= 0) continue;
      left -= cents;
      await trx
        .insertInto('payment_refund')
        .values({ key: `provider-${id}`, intent_id: intentId, amount_cents: cents, done_at: sql<Date>`now()` })
        .execute();
      await trx
        .updateTable('payment_intent')
        .set({
          refunded_cents: sql<number>`refunded_cents + ${cents}`,
          status: sql`case when refunded_cents + ${cents} >= amount_cents then 'refunded' else status end`,
        })
        .where('id', '=', intentId)
        .execute();
      await trx
        .updateTable('purchase')
        .set({ refunded_cents: sql<number>`refunded_cents + ${cents}` })
        .where('uuid', '=', intent.purchase_uuid)
        .execute();
      const key = `provider-${id}`;
      await recordRefundPromise(trx, { intentId, amount: cents, key, at: now });
      await recordRefunded(trx, { order, amount: cents, key });
    }
  });
}
