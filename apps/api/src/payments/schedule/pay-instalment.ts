import type { InstalmentPaymentAnswer, Locale } from '@shop/contracts';
import type { LocalDate } from '@shop/domain';
import { sql, type Transaction } from 'kysely';
import { ownCards } from '../cards/payment-customer.ts';
import { conflict, notFound } from '../../platform/http/index.ts';
import { type Asker, type InstalmentRow, lockPurchase, OFF_SESSION, OPEN, ownedBooking, payerOf, scheduleOf } from '../../orders/index.ts';
import type { Answer } from '../../platform/jobs/index.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import { notPaid, paymentOf } from '../payment-of.ts';
import { bookingDay } from '../../availability/index.ts';
import type { Database, Tables } from '../../platform/database/index.ts';
import { settleInstalment } from './record-payment.ts';

interface InstalmentPaymentDeps {
  readonly db: Database;
  readonly psp: PaymentProvider;
  readonly now: Date;
}

interface Named {
  readonly uuid: string;
  readonly number: number;
  readonly asker: Asker;
}

/**
 * The customer pays an open instalment themselves, before its day or after it was declined. The card that pays it is kept for
 * those that follow. Asked again, the same payment goes on.
 */
export async function startInstalmentPayment(
  deps: InstalmentPaymentDeps,
  { uuid, number, asker }: Named,
): Promise<InstalmentPaymentAnswer> {
  const { db, psp, now } = deps;
  const booking = await ownedBooking(db, uuid, asker);
  await settleBegun(deps, await begunPayments(db, await payable(db, { uuid, number })));
  const row = await payable(db, { uuid, number });
  const begun = await begunPayments(db, row);
  const goesOn = begun.find((payment) => payment.amount_cents === row.amount_cents && canGoOn(payment));
  const amount = row.amount_cents;
  // Of its amount: the provider refuses a known reference with another one.
  const reference = `${row.id}-customer-${begun.length + 1}-${amount}`;
  const about = { keepMethod: true, country: booking.locale.slice(-2), ...(await ownCards({ db, psp }, payerOf(booking, asker))) };
  const paymentIntentId = goesOn?.id ?? (await psp.create({ amount, reference, ...about }));
  await db.transaction().execute(async (trx) => {
    await lockPurchase(trx, uuid);
    checkPayable((await scheduleOf(trx, uuid)).find((one) => one.id === row.id));
    await trx
      .insertInto('payment_intent')
      .values({
        id: paymentIntentId,
        purchase_uuid: uuid,
        change_id: null,
        instalment_id: row.id,
        amount_cents: amount,
        status: 'created',
        method: null,
      })
      .onConflict((known) => known.column('id').doNothing())
      .execute();
    await waitForCustomer(trx, { id: row.id, day: bookingDay(booking.locale as Locale, now).today });
  });
  return { number, amount, status: 'pending', paymentIntentId, provider: psp.name };
}

/** The charge without the customer waits while they pay, once a day: who begins again and again is charged all the same. */
async function waitForCustomer(trx: Transaction<Tables>, { id, day }: { id: string; day: LocalDate }): Promise<void> {
  await trx
    .updateTable('payment_schedule')
    .set({ waited_on: day, waits_until: sql<Date>`now() + make_interval(mins => ${CUSTOMER_PAYS_MINUTES})` })
    .where('id', '=', id)
    .where('waited_on', 'is distinct from', day)
    .execute();
}

/** A customer who is about to pay an instalment by themselves is not charged beside it. */
const CUSTOMER_PAYS_MINUTES = 30;
const CAN_GO_ON = new Set(['created', 'challenge', 'declined']);

/** A debit that came back is no payment of the customer's: it would not keep their card, nor hold the next charge back. */
function canGoOn({ status, method }: { readonly status: string; readonly method: string | null }): boolean {
  return CAN_GO_ON.has(status) && method !== OFF_SESSION;
}

/** A payment whose answer was lost counts, and one that the bank has not answered is waited for: nobody pays twice. */
async function settleBegun({ db, psp, now }: InstalmentPaymentDeps, begun: readonly { readonly id: string }[]): Promise<void> {
  for (const { id } of begun) {
    const status = (await psp.read(id))?.status;
    if (status === 'succeeded') await settleInstalment(db, { intentId: id, now, leastCharge: psp.leastCharge });
    if (status === 'processing') throw conflict('INSTALMENT_BEING_CHARGED', 'This instalment is being paid: look again in a minute.');
  }
}

/** The payment is verified with the provider, then the instalment is paid. */
export async function completeInstalmentPayment(
  { db, psp, now }: InstalmentPaymentDeps,
  { uuid, number, asker, paymentIntentId }: Named & { paymentIntentId: string },
): Promise<Answer> {
  await ownedBooking(db, uuid, asker);
  const payment = await db
    .selectFrom('payment_intent')
    .innerJoin('payment_schedule', 'payment_schedule.id', 'payment_intent.instalment_id')
    .select(['payment_intent.amount_cents', 'payment_schedule.status'])
    .where('payment_intent.id', '=', paymentIntentId)
    .where('payment_schedule.purchase_uuid', '=', uuid)
    .where('payment_schedule.number', '=', number)
    .executeTakeFirst();
  if (!payment) throw notFound('There is no such payment.');
  const { amount_cents: amount } = payment;
  const made = await paymentOf(psp, paymentIntentId, amount);
  if (made === 'processing') return { status: 202, body: { number, amount, status: 'pending' } };
  if (made === 'refunded' && OPEN.includes(payment.status)) throw notPaid('PAYMENT_NOT_CONFIRMED');
  await settleInstalment(db, { intentId: paymentIntentId, now, leastCharge: psp.leastCharge });
  return { status: 200, body: { number, amount: 0, status: 'paid' } };
}

async function payable(db: Database, { uuid, number }: { uuid: string; number: number }): Promise<InstalmentRow> {
  const row = (await scheduleOf(db, uuid)).find((one) => one.number === number);
  checkPayable(row);
  return row;
}

function checkPayable(row: InstalmentRow | undefined): asserts row is InstalmentRow {
  if (!row) throw notFound('This booking has no such instalment.');
  if (row.status === 'paid') throw conflict('INSTALMENT_PAID', 'This instalment is paid already.');
  if (row.status === 'cancelled' || row.stopped !== null)
    throw conflict('INSTALMENT_CANCELLED', 'Nothing is taken for this instalment any more.');
  if (row.status === 'charging') throw conflict('INSTALMENT_BEING_CHARGED', 'This instalment is being charged: look again in a minute.');
}

function begunPayments(db: Database, { id }: InstalmentRow) {
  return db
    .selectFrom('payment_intent')
    .select(['id', 'amount_cents', 'status', 'method'])
    .where('instalment_id', '=', id)
    .orderBy('updated_at', 'desc')
    .execute();
}
