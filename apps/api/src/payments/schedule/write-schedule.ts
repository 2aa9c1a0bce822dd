import type { LocalDate } from '@shop/domain';
import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { StoredPlan } from '../../orders/index.ts';
import type { InstalmentStatus, Tables } from '../../platform/database/index.ts';

/** The order is paid as far as it is due: what follows is planned, and what was taken today stands in the plan as paid. */
export async function writeSchedule(
  trx: Transaction<Tables>,
  order: { readonly uuid: string; readonly payment_plan: unknown },
  now: Date,
): Promise<void> {
  const plan = order.payment_plan as StoredPlan | null;
  if (!plan) return;
  const { id: intentId } = await trx
    .selectFrom('payment_intent')
    .select('id')
    .where('purchase_uuid', '=', order.uuid)
    .where('change_id', 'is', null)
    .executeTakeFirstOrThrow();
  const rows = plan.instalments.map(({ day, amount }, place) => ({
    ...planned({ uuid: order.uuid, number: place + 1, day, amount }),
    ...(place === 0 && plan.type !== 'deferred' && { status: 'paid' as const, next_attempt_on: null, intent_id: intentId, paid_at: now }),
  }));
  await trx.insertInto('payment_schedule').values(rows).execute();
}

/** An instalment that was charged in vain to the last is tried no more. */
export async function giveUpInstalment(trx: Transaction<Tables>, id: string, now: Date): Promise<void> {
  await trx.updateTable('payment_schedule').set({ given_up_at: now }).where('id', '=', id).execute();
}

/** One more instalment, charged on its day like the others. */
export function planned({ uuid, number, day, amount }: { uuid: string; number: number; day: LocalDate; amount: number }) {
  const nothing = { lease_until: null, charging_cents: null, intent_id: null, decline_code: null, reminded_at: null, paid_at: null };
  return {
    ...nothing,
    id: randomUUID(),
    purchase_uuid: uuid,
    number,
    due_day: day,
    amount_cents: amount,
    status: 'planned' as InstalmentStatus,
    next_attempt_on: day as LocalDate | null,
    given_up_at: null,
  };
}

export function nextNumber(rows: readonly { readonly number: number }[]): number {
  return Math.max(0, ...rows.map(({ number }) => number)) + 1;
}
