import { sql } from 'kysely';
import { OFF_SESSION, OPEN } from '../../orders/index.ts';
import type { Database, IntentStatus } from '../../platform/database/index.ts';
import type { InstalmentDeps } from './charge-due.ts';
import { settleInstalment } from './record-payment.ts';

const BATCH = 50;
/** A customer may still pay them. */
const PAYABLE: readonly IntentStatus[] = ['created', 'challenge', 'declined'];

/**
 * Closes payments that customers have begun for instalments which ended otherwise: charged, cancelled, or dropped by a change. The
 * form of another tab could pay them for nothing. One that was paid a moment before goes back.
 */
export async function closeEndedPayments({ db, psp, each, now }: InstalmentDeps): Promise<void> {
  const left = await db
    .selectFrom('payment_intent')
    .innerJoin('payment_schedule', 'payment_schedule.id', 'payment_intent.instalment_id')
    .select('payment_intent.id')
    .where('payment_intent.status', 'in', PAYABLE)
    .where('method', 'is distinct from', OFF_SESSION)
    .where('payment_schedule.status', 'not in', OPEN)
    .orderBy('payment_intent.updated_at')
    .limit(BATCH)
    .execute();
  await each.of(left, async ({ id }) => {
    const status = await psp.cancel(id);
    if (status === 'succeeded') await settleInstalment(db, { intentId: id, now, leastCharge: psp.leastCharge });
    else if (status !== 'processing') await setVoided(db, id);
  });
}

/** Asked for no more. */
async function setVoided(db: Database, id: string): Promise<void> {
  await db
    .updateTable('payment_intent')
    .set({ status: 'voided', updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('status', 'in', PAYABLE)
    .execute();
}
