import type { LocalDate } from '@shop/contracts';
import { sql } from 'kysely';
import { conflict } from '../../problem.ts';
import { OPEN } from '../../payments/schedule/instalments.ts';
import type { PaymentProvider } from '../../purchase/payment-provider.ts';
import type { Database } from '../../store/database.ts';
import type { AccountTable } from '../../store/tables/accounts.ts';
import { forgetPaymentCustomers } from '../cards/forget-payment-customer.ts';
import { ORDER_COLUMNS, forgetOrder } from './forget-order.ts';
import { ordersOf } from './orders-of.ts';
import { endUnpaidOrders, refuseOrdersUnderWay } from './orders-under-way.ts';

/**
 * Forgets a customer: account, sessions, wishlist, saved cards, subscriptions and messages go; orders stay for the books, without a word that
 * names, reaches or quotes the person. While a paid stay is ahead, the hotel still needs to know who comes; while a payment is
 * in progress, the customer needs its result; open instalments need a debtor (409 `INSTALMENTS_OPEN`).
 */
export async function eraseAccount(place: { db: Database; psp: PaymentProvider }, account: AccountTable, today: LocalDate): Promise<void> {
  await endUnpaidOrders(place, account);
  await place.db.transaction().execute(async (trx) => {
    await trx.selectFrom('account').select('id').where('id', '=', account.id).forUpdate().execute();
    await refuseOrdersUnderWay(trx, account);
    await refuseTripsAhead(trx, account, today);
    await refuseOpenInstalments(trx, account);
    await forgetOrders(trx, account);
    await forgetGifts(trx, account.email);
    await trx.deleteFrom('newsletter_subscription').where('email', '=', account.email).execute();
    await trx.deleteFrom('registration').where('email', '=', account.email).execute();
    await trx
      .deleteFrom('contact_message')
      .where((eb) => eb.or([eb('account_id', '=', account.id), eb('email', '=', account.email)]))
      .execute();
    await forgetMail(trx, account);
    await forgetPaymentCustomers(trx, account.id);
    await trx.deleteFrom('account').where('id', '=', account.id).execute();
  });
}

async function refuseTripsAhead(trx: Database, account: AccountTable, today: LocalDate): Promise<void> {
  const ahead = await trx
    .selectFrom('purchase')
    .select('booking_number')
    .where(ordersOf(account))
    .where('status', '=', 'paid')
    .where('checkout', '>=', today)
    .executeTakeFirst();
  if (ahead) throw conflict('TRIP_AHEAD', `Booking ${ahead.booking_number} is still ahead: cancel it first, or come back after the stay.`);
}

async function refuseOpenInstalments(trx: Database, account: AccountTable): Promise<void> {
  const open = await trx
    .selectFrom('payment_schedule')
    .innerJoin('purchase', 'purchase.uuid', 'payment_schedule.purchase_uuid')
    .select(['booking_number', 'due_day', 'next_attempt_on', 'payment_schedule.status'])
    .where(ordersOf(account))
    .where('purchase.status', '=', 'paid')
    .where('payment_schedule.status', 'in', OPEN)
    .orderBy('due_day', 'desc')
    .executeTakeFirst();
  if (!open) return;
  const { booking_number: number, due_day, next_attempt_on, status } = open;
  const isOwed = status === 'failed' && next_attempt_on === null;
  const way = isOwed ? 'pay it in booking management first' : `pay it in booking management, or come back after ${due_day}`;
  throw conflict('INSTALMENTS_OPEN', `Something of booking ${number} is still to be paid: ${way}.`);
}

async function forgetOrders(trx: Database, account: AccountTable): Promise<void> {
  const orders = await trx.selectFrom('purchase').select(ORDER_COLUMNS).where(ordersOf(account)).forUpdate().execute();
  for (const order of orders) await forgetOrder(trx, order);
}

/** A gift stays a gift; who was to get it is forgotten. */
async function forgetGifts(trx: Database, email: string): Promise<void> {
  await trx
    .updateTable('gift_voucher')
    .set({ recipient_email: null })
    .where(sql<boolean>`lower(recipient_email) = ${email}`)
    .execute();
}

/** Mails that name the account or its address, sent or not. */
async function forgetMail(trx: Database, { id, email }: AccountTable): Promise<void> {
  const names = (text: string) => sql<boolean>`position(${`"${text}"`}::text in lower(outbox.payload::text)) > 0`;
  await trx
    .deleteFrom('outbox')
    .where((eb) => eb.or([names(email), names(id)]))
    .execute();
}
