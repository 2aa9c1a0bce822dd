import { erasureDelays, type OpenMatter } from '@shop/domain';
import { sql } from 'kysely';
import type { PaymentProvider } from '../payments/index.ts';
import type { AccountTable, Database } from '../platform/database/index.ts';
import { erasePaymentCustomers } from '../payments/cards/index.ts';
import { sentTo } from '../gifts/delivery/index.ts';
import { endUnpaidOrders } from './end-unpaid-orders.ts';
import { ORDER_COLUMNS, eraseOrder } from './erase-order.ts';
import { openMatters, type Days } from './open-matters.ts';
import { ordersOf, type Owner } from '../orders/index.ts';

/** `delayed`: something of the customer is still open. `kept`: its owner has changed their mind meanwhile, or it is gone already. */
export type ErasureOutcome = 'erased' | 'delayed' | 'kept';

/**
 * Forgets a customer: account, sessions, wishlist, saved cards, subscriptions and messages go; orders stay for the books, without a word that
 * names, reaches or quotes the person. Not while something is open; who is still buying then loses no order that nobody has begun to pay.
 */
export async function eraseAccount(
  place: { db: Database; psp: PaymentProvider },
  account: AccountTable,
  days: Days,
): Promise<ErasureOutcome> {
  const open = await openMatters(place.db, account, days);
  if (erasureDelays(open, days.today).some(({ kind }) => kind !== 'order')) return 'delayed';
  await endUnpaidOrders(place, account);
  return place.db.transaction().execute(async (trx) => {
    const locked = await trx.selectFrom('account').selectAll().where('id', '=', account.id).forUpdate().executeTakeFirst();
    if (!locked || locked.email !== account.email || (await isKept(trx, account, locked))) return 'kept';
    if ((await eraseUnlessOpen(trx, account, days)).length > 0) return 'delayed';
    await erasePaymentCustomers(trx, account.id);
    await trx.deleteFrom('account').where('id', '=', account.id).execute();
    return 'erased';
  });
}

/** Its owner has changed their mind, or come back to an account that nobody used, since it was read. */
async function isKept(trx: Database, read: AccountTable, now: AccountTable): Promise<boolean> {
  if (now.erase_on !== read.erase_on) return true;
  if (now.erase_on !== null) return false;
  return (await trx.selectFrom('session').select('id').where('account_id', '=', read.id).executeTakeFirst()) !== undefined;
}

/**
 * Erases everything that an address has left at the shop, but for its account; returns what is still open instead, and changes nothing then.
 * Orders are locked before it is read what is open: one that is placed meanwhile is open or not among them, and is never erased unpaid.
 */
export async function eraseUnlessOpen(trx: Database, owner: Owner, days: Days): Promise<readonly OpenMatter[]> {
  const orders = await trx.selectFrom('purchase').select(ORDER_COLUMNS).where(ordersOf(owner)).forUpdate().execute();
  const lockedAt = await databaseTime(trx);
  const open = erasureDelays(await openMatters(trx, owner, days), days.today);
  if (open.length > 0) return open;
  for (const order of orders) await eraseOrder(trx, order);
  await eraseTraces(trx, owner);
  await eraseMail(trx, owner, lockedAt);
  return [];
}

/** What an address has left beside its orders and its account. */
async function eraseTraces(trx: Database, owner: Owner): Promise<void> {
  await eraseGifts(trx, owner);
  await trx.deleteFrom('newsletter_subscription').where('email', '=', owner.email).execute();
  await trx.deleteFrom('registration').where('email', '=', owner.email).execute();
  await trx
    .deleteFrom('contact_message')
    .where((eb) => eb.or([eb('account_id', '=', owner.id), eb('email', '=', owner.email)]))
    .execute();
}

/** A gift stays a gift; who has got it is forgotten. One that is still to be sent is its buyer's matter, and keeps the address that they gave. */
async function eraseGifts(trx: Database, owner: Owner): Promise<void> {
  const isToBeSent = sql<boolean>`exists (
    select from gift_delivery where gift_delivery.id = gift_voucher.delivery_id and gift_delivery.state in ('scheduled', 'sending'))`;
  await trx
    .updateTable('gift_voucher')
    .set({ recipient_email: null, recipient_name: null })
    .where(sentTo(owner))
    .where((is) => is.not(isToBeSent))
    .execute();
  await trx.updateTable('gift_voucher').set({ recipient_account_id: null }).where('recipient_account_id', '=', owner.id).execute();
}

/** To the microsecond, as `created_at` has it; a Date would lose them. */
async function databaseTime(db: Database): Promise<string> {
  const { rows } = await sql<{ time: string }>`select clock_timestamp()::text as time`.execute(db);
  return rows[0]!.time;
}

/** Mails that name the owner or their address, sent or not; none that was requested after their orders were locked. */
async function eraseMail(trx: Database, { id, email }: Owner, lockedAt: string): Promise<void> {
  const names = (text: string) => sql<boolean>`position(${`"${text}"`}::text in lower(outbox.payload::text)) > 0`;
  await trx
    .deleteFrom('outbox')
    .where((eb) => eb.or([names(email), names(id)]))
    .where('created_at', '<=', sql<Date>`${lockedAt}::timestamptz`)
    .execute();
}
