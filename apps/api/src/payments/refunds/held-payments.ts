import { isWithdrawn, type HeldPayment } from '@shop/domain';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/index.ts';

export interface HeldPayments {
  /** In the order in which they give back: the largest first. */
  readonly payments: readonly Required<HeldPayment>[];
  /** Cents of them that a bank has taken back, whatever stands for them. */
  readonly withdrawn: number;
}

/**
 * What the payments by card of an order still hold. What is promised is gone, and so is what a bank has taken back. The supplement
 * of a change that was not carried out is none of it, and neither is what was paid for an instalment and has not paid it: both go back
 * whole, by themselves.
 */
export async function heldPayments(db: Kysely<Tables>, uuid: string): Promise<HeldPayments> {
  const intents = await db
    .selectFrom('payment_intent')
    .leftJoin('purchase_change', 'purchase_change.id', 'payment_intent.change_id')
    .select(['payment_intent.id', 'payment_intent.amount_cents'])
    .where('payment_intent.purchase_uuid', '=', uuid)
    .where('payment_intent.status', '=', 'succeeded')
    .where('payment_intent.amount_cents', '>', 0)
    .where((is) => is.or([is('payment_intent.change_id', 'is', null), is('purchase_change.status', '=', 'done')]))
    .where((is) =>
      is.or([
        is('payment_intent.instalment_id', 'is', null),
        is.exists(
          is
            .selectFrom('payment_schedule')
            .select('payment_schedule.id')
            .where('payment_schedule.status', '=', 'paid')
            .whereRef('payment_schedule.intent_id', '=', 'payment_intent.id'),
        ),
      ]),
    )
    .orderBy('payment_intent.amount_cents', 'desc')
    .orderBy('payment_intent.id')
    .execute();
  const ids = ['', ...intents.map(({ id }) => id)];
  const refunds = await db
    .selectFrom('payment_refund')
    .select(['intent_id', 'amount_cents', 'dispute_id'])
    .where('intent_id', 'in', ids)
    .execute();
  const disputes = await db
    .selectFrom('payment_dispute')
    .select(['intent_id', 'amount_cents', 'status'])
    .where('intent_id', 'in', ids)
    .execute();
  const withdrawn = disputes.filter(({ status }) => isWithdrawn(status));
  const held = intents.map(({ id, amount_cents }) => {
    const own = refunds.filter(({ intent_id }) => intent_id === id);
    const covered = sumOf(own.filter(({ dispute_id }) => dispute_id !== null));
    const unpromised = Math.max(0, amount_cents - sumOf(own));
    const uncovered = Math.max(0, sumOf(withdrawn.filter(({ intent_id }) => intent_id === id)) - covered);
    const disputed = Math.min(unpromised, uncovered);
    return { id, left: unpromised - disputed, disputed };
  });
  return { payments: held, withdrawn: sumOf(withdrawn) };
}

function sumOf(rows: readonly { readonly amount_cents: number }[]): number {
  return rows.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
}
