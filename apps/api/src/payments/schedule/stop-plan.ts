import { planStop } from '@shop/domain';
import type { Transaction } from 'kysely';
import { OPEN } from '../../orders/index.ts';
import type { Tables } from '../../platform/database/index.ts';
import { heldPayments } from '../refunds/held-payments.ts';

/**
 * Stops the instalments of an order that are still open, or lets them go on, by the rule of the domain. A charge that has begun is
 * followed to its end. The caller has locked the order and noted what has happened to its money.
 */
export async function stopPlan(trx: Transaction<Tables>, uuid: string): Promise<void> {
  const { payments, withdrawn } = await heldPayments(trx, uuid);
  const elsewhere = await trx
    .selectFrom('payment_refund')
    .innerJoin('payment_intent', 'payment_intent.id', 'payment_refund.intent_id')
    .select('key')
    .where('payment_intent.purchase_uuid', '=', uuid)
    .where('key', 'like', 'provider-%')
    .limit(1)
    .executeTakeFirst();
  const held = payments.reduce((sum, { left }) => sum + left, 0);
  const stopped = planStop({ withdrawn, held, isRefundedElsewhere: elsewhere !== undefined }) ?? null;
  await trx.updateTable('payment_schedule').set({ stopped }).where('purchase_uuid', '=', uuid).where('status', 'in', OPEN).execute();
}
