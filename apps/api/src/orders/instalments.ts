import type { Locale, ScheduledPayment } from '@shop/contracts';
import type { Instalment } from '@shop/domain';
import type { Kysely, Selectable } from 'kysely';
import { bookingDay } from '../availability/index.ts';
import type { InstalmentStatus, Tables } from '../platform/database/index.ts';

export type InstalmentRow = Selectable<Tables['payment_schedule']>;

/** The plan that an order keeps from the moment when it was opened. */
export interface StoredPlan {
  readonly type: 'deferred' | '3x' | '4x';
  readonly fee: number;
  readonly instalments: readonly Instalment[];
}

/** Method of a payment that was charged without the customer. */
export const OFF_SESSION = 'off-session';

/** Still owed; a charge that is on its way may yet be declined. */
export const OPEN: readonly InstalmentStatus[] = ['planned', 'charging', 'failed'];

/** Cents that are taken when an order is placed: the first instalment, nothing of a deferred payment, everything without a plan. */
export function dueNow(amount: number, plan: Pick<StoredPlan, 'type' | 'instalments'> | undefined): number {
  if (!plan) return amount;
  return plan.type === 'deferred' ? 0 : plan.instalments[0]!.amount;
}

/** All instalments of an order in their order; none when it was paid at once. */
export function scheduleOf(db: Kysely<Tables>, uuid: string): Promise<InstalmentRow[]> {
  return db.selectFrom('payment_schedule').selectAll().where('purchase_uuid', '=', uuid).orderBy('number').execute();
}

/** What is told of the instalments of an order: each was paid on its day, or is due. */
export async function scheduledPayments(
  db: Kysely<Tables>,
  { uuid, locale }: { uuid: string; locale: Locale },
): Promise<ScheduledPayment[]> {
  const rows = await scheduleOf(db, uuid);
  const byCustomer = rows.length > 0 ? await paidByCustomer(db, uuid) : new Set<string>();
  return rows.map(({ id, number, due_day, amount_cents: amount, status, paid_at, next_attempt_on, ...row }) => {
    const day = paid_at && status === 'paid' ? bookingDay(locale, paid_at).today : due_day;
    const isByCustomer = status === 'paid' && byCustomer.has(id);
    const stopped = OPEN.includes(status) ? row.stopped : null;
    const nextCharge = stopped ? null : next_attempt_on;
    return {
      number,
      day,
      amount,
      status,
      ...(stopped && { stopped }),
      ...(nextCharge && { nextCharge }),
      ...(isByCustomer && { byCustomer: true }),
    };
  });
}

/** Instalments that were paid by a payment of their own which the customer made; the first of a plan is paid with the order. */
async function paidByCustomer(db: Kysely<Tables>, uuid: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('payment_schedule')
    .innerJoin('payment_intent', 'payment_intent.id', 'payment_schedule.intent_id')
    .select('payment_schedule.id')
    .where('payment_schedule.purchase_uuid', '=', uuid)
    .whereRef('payment_intent.instalment_id', '=', 'payment_schedule.id')
    .where('payment_intent.method', 'is distinct from', OFF_SESSION)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Cents of an order that are still to be paid. */
export async function openCents(db: Kysely<Tables>, uuid: string): Promise<number> {
  const rows = await scheduleOf(db, uuid);
  return rows.filter(({ status }) => OPEN.includes(status)).reduce((sum, { amount_cents }) => sum + amount_cents, 0);
}
