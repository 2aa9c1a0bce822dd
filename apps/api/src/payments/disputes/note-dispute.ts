import { disputeState, isWithdrawn, mayBecome } from '@shop/domain';
import { sql } from 'kysely';
import { orderOfPayment } from '../../ledger/index.ts';
import { lockPurchase } from '../../orders/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { enqueue } from '../../platform/jobs/index.ts';
import { recordDispute } from '../booked-movements.ts';
import type { ProviderDispute } from '../provider-movements.ts';
import { stopPlan } from '../schedule/stop-plan.ts';
import { coverRefunds, releaseRefunds, settleRefunds } from './disputed-refunds.ts';

/**
 * Notes a dispute as the provider tells it now, so that messages may come twice and in any order. Customer care is told of each new
 * state, once. What is promised back and not carried out stays pending until the dispute is closed: won, it is given; lost, the bank has given it; where it reverses that, it is given after all.
 */
export async function noteDispute(
  db: Database,
  { intentId, now }: { intentId: string; now: Date },
  { id, amount, reason, status, openedAt }: ProviderDispute,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { uuid } = await orderOfPayment(trx, intentId);
    const order = await lockPurchase(trx, uuid);
    const before = await trx.selectFrom('payment_dispute').select('status').where('id', '=', id).executeTakeFirst();
    // An answer that was read before the end, and comes after it.
    if (before && !mayBecome(before.status, status)) return;
    const noted = await trx
      .insertInto('payment_dispute')
      .values({ id, intent_id: intentId, amount_cents: amount, reason, status, opened_at: openedAt })
      .onConflict((same) =>
        same
          .column('id')
          .doUpdateSet({ status, updated_at: sql<Date>`now()` })
          .where('payment_dispute.status', '!=', status),
      )
      .executeTakeFirst();
    if (noted.numInsertedOrUpdatedRows !== 1n) return;
    await recordDispute(trx, { id, intentId, amount, status, at: now });
    const state = disputeState(status);
    // Whatever is promised from then on is so beside the dispute.
    if (isWithdrawn(status) && !(before && isWithdrawn(before.status))) await coverRefunds(trx, { id, intentId, amount });
    if (state === 'lost') await settleRefunds(trx, { id, intentId, order, now });
    if (state === 'won' || state === 'prevented') await releaseRefunds(trx, { id, intentId, order, now });
    await stopPlan(trx, uuid);
    await enqueue(trx, 'disputeMail', { disputeId: id, status });
  });
}
