import type { Locale } from '@shop/contracts';
import { afterDecline, type LocalDate } from '@shop/domain';
import type { Transaction, Updateable } from 'kysely';
import { correctInvoice } from '../../invoices/index.ts';
import { recordChange, recordPayment } from '../../ledger/index.ts';
import {
  addWaived,
  EXCESS_KEY,
  type InstalmentRow,
  lockPurchase,
  OFF_SESSION,
  OPEN,
  type Purchase,
  scheduleOf,
} from '../../orders/index.ts';
import type { StoredChargeResult } from '../payment-provider.ts';
import { enqueue } from '../../platform/jobs/index.ts';
import { promiseRefund } from '../refunds/refund.ts';
import { bookingDay } from '../../availability/index.ts';
import type { Database, Tables } from '../../platform/database/index.ts';
import { joinSmallInstalments } from './change-schedule.ts';
import { nextNumber, planned } from './write-schedule.ts';

/** How a charge without the customer ended. */
export interface EndedCharge {
  /** The instalment as it was when the charge began. */
  readonly instalment: Pick<InstalmentRow, 'id' | 'purchase_uuid' | 'attempts'>;
  /** Cents that were charged. */
  readonly amount: number;
  readonly result: StoredChargeResult;
  readonly now: Date;
  /** Cents. */
  readonly leastCharge: number;
}

/** Notes how a charge ended, once: paid, on its way, or declined and charged again on a later day. */
export async function recordCharge(db: Database, { instalment, amount, result, now, leastCharge }: EndedCharge): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const booking = await lockPurchase(trx, instalment.purchase_uuid);
    const row = await readInstalment(trx, instalment.id);
    if (row.lease_until === null || row.attempts !== instalment.attempts) return;
    const isTaken = result.status === 'succeeded' || result.status === 'refunded';
    if (isTaken || result.status === 'processing') await insertCharge(trx, { row, amount, result });
    else await recordReturnedDebit(trx, result);
    if (result.status === 'processing') return;
    if (isTaken) await takePayment(trx, { booking, row, payment: { id: result.id, amount }, now });
    else if (row.status === 'charging') await recordDecline(trx, { booking, row, declineCode: result.declineCode ?? 'declined', now });
    await update(trx, row, { lease_until: null, charging_cents: null, charging_with: null, charging_since: null });
    await waiveSmallRest(trx, { booking, row, leastCharge, now });
  });
}

/** The customer has paid an instalment, or a charge that was on its way has arrived. Twice is once. */
export async function settleInstalment(
  db: Database,
  { intentId, now, leastCharge }: { intentId: string; now: Date; leastCharge: number },
): Promise<void> {
  const paid = await db.selectFrom('payment_intent').selectAll().where('id', '=', intentId).executeTakeFirstOrThrow();
  await db.transaction().execute(async (trx) => {
    const booking = await lockPurchase(trx, paid.purchase_uuid);
    const row = await readInstalment(trx, paid.instalment_id!);
    await takePayment(trx, { booking, row, payment: { id: intentId, amount: paid.amount_cents }, now });
    await waiveSmallRest(trx, { booking, row, leastCharge, now });
  });
}

interface Taken {
  readonly booking: Purchase;
  readonly row: InstalmentRow;
  readonly payment: { readonly id: string; readonly amount: number };
  readonly now: Date;
}

/**
 * Money that has come in pays the instalment; what the instalment no longer asks for goes back. The lease of a charge that is
 * on its way for the same instalment stays until that charge is noted, so that it is given back when it was taken as well.
 */
async function takePayment(trx: Transaction<Tables>, { booking, row, payment, now }: Taken): Promise<void> {
  if (row.status === 'paid' && row.intent_id === payment.id) return;
  await recordPayment(trx, booking, { ...payment, at: now });
  const isOwed = booking.status === 'paid' && OPEN.includes(row.status);
  const stored = isOwed ? Math.min(payment.amount, row.amount_cents) : 0;
  await promiseRefund(trx, { intentId: payment.id, amount: payment.amount - stored, key: `${EXCESS_KEY}${payment.id}`, now });
  if (!isOwed) return;
  await update(trx, row, { ...PAID, intent_id: payment.id, amount_cents: stored, paid_at: now });
  if (row.amount_cents > stored) await planRest(trx, row, row.amount_cents - stored);
  await enqueue(trx, 'instalmentPaidMail', { uuid: booking.uuid, number: String(row.number) });
}

const PAID = { status: 'paid', next_attempt_on: null, decline_code: null, given_up_at: null } as const;

/** The instalment was raised while it was being paid: the difference follows on its own. */
async function planRest(trx: Transaction<Tables>, row: InstalmentRow, amount: number): Promise<void> {
  const number = nextNumber(await scheduleOf(trx, row.purchase_uuid));
  await trx
    .insertInto('payment_schedule')
    .values(planned({ uuid: row.purchase_uuid, number, day: row.due_day, amount }))
    .execute();
}

/**
 * A change may have left an instalment too small to be charged while its payment was on its way: it joins another one, and where
 * none is left to take it, the order costs that much less.
 */
async function waiveSmallRest(
  trx: Transaction<Tables>,
  { booking, row, leastCharge, now }: { booking: Purchase; row: InstalmentRow; leastCharge: number; now: Date },
): Promise<void> {
  if (booking.status !== 'paid') return;
  const waived = await joinSmallInstalments(trx, { uuid: booking.uuid, leastCharge });
  if (waived === 0) return;
  const order = await addWaived(trx, booking.uuid, waived);
  await recordChange(trx, { order, changeId: `waived-${row.id}`, at: now });
  await correctInvoice(trx, { order, now });
}

async function recordDecline(
  trx: Transaction<Tables>,
  { booking, row, declineCode, now }: { booking: Purchase; row: InstalmentRow; declineCode: string; now: Date },
): Promise<void> {
  const { uuid } = booking;
  const today: LocalDate = bookingDay(booking.locale as Locale, now).today;
  const checkin = booking.checkin!;
  const step = afterDecline({ dueDay: row.due_day, checkin, attempts: row.attempts }, today);
  const declined = { status: 'failed', decline_code: declineCode } as const;
  if (step.kind === 'chargeAgain') {
    await update(trx, row, { ...declined, next_attempt_on: step.day });
    if (row.stopped === null) await enqueue(trx, 'instalmentFailedMail', { uuid, number: String(row.number) });
    return;
  }
  // What becomes of the booking, the next round decides: payments that the customer has begun are closed first.
  await update(trx, row, { ...declined, next_attempt_on: null });
}

async function insertCharge(
  trx: Transaction<Tables>,
  { row, amount, result: { id, status } }: { row: InstalmentRow; amount: number; result: StoredChargeResult },
): Promise<void> {
  await trx
    .insertInto('payment_intent')
    .values({
      id,
      purchase_uuid: row.purchase_uuid,
      change_id: null,
      instalment_id: row.id,
      amount_cents: amount,
      status,
      method: OFF_SESSION,
    })
    .onConflict((known) => known.column('id').doUpdateSet({ status }).where('payment_intent.status', '=', 'processing'))
    .execute();
}

/** A debit that was on its way came back: nothing waits for it any more. */
async function recordReturnedDebit(trx: Transaction<Tables>, { id, status }: StoredChargeResult): Promise<void> {
  await trx.updateTable('payment_intent').set({ status }).where('id', '=', id).where('status', '=', 'processing').execute();
}

/** The caller has locked the order. */
function readInstalment(trx: Transaction<Tables>, id: string): Promise<InstalmentRow> {
  return trx.selectFrom('payment_schedule').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
}

async function update(trx: Transaction<Tables>, { id }: InstalmentRow, values: Updateable<Tables['payment_schedule']>): Promise<void> {
  await trx.updateTable('payment_schedule').set(values).where('id', '=', id).execute();
}
