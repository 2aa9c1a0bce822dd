import { checkEmail, type OpenMatter } from '@shop/domain';
import { sql } from 'kysely';
import type { Database } from '../platform/database/index.ts';
import { ordersOf, type Owner } from '../orders/index.ts';
import { eraseUnlessOpen } from './erase.ts';
import { daysOf } from './erasure.ts';
import { dataOfAddress } from './personal-data.ts';

/** No account has this id: what is its owner's is what the address alone has left. */
const NO_ACCOUNT = '00000000-0000-0000-0000-000000000000';
/** Where days are counted for somebody whose language nobody knows. */
const LOCALE = 'fr_FR';

export type GuestData = Awaited<ReturnType<typeof dataOfGuest>>;

/**
 * What the shop keeps of somebody without an account, by the address that they have bought with or got a gift at: what an account's
 * export holds of orders, gifts, the newsletter and messages, and of each order to whom its invoices and credit notes were issued. It is
 * for the operator to find out that the address belongs to who asks.
 * @throws {Error} where it is no address, or has an account, whose pages export it.
 */
export async function dataOfGuest(db: Database, address: string, now: Date) {
  const owner = await guestOf(db, address);
  const { orders, ...others } = await dataOfAddress(db, owner);
  const issued = await invoicesOf(db, owner);
  return {
    exportedAt: now.toISOString(),
    email: owner.email,
    orders: orders.map((order) => ({ ...order, invoices: issued.get(order.orderUUID) ?? [] })),
    ...others,
  };
}

/** Issued invoices and credit notes by order, the oldest first; an account reads its own in its bookings. */
async function invoicesOf(db: Database, owner: Owner) {
  const rows = await db
    .selectFrom('invoice')
    .innerJoin('purchase', 'purchase.uuid', 'invoice.purchase_uuid')
    .select(['purchase_uuid', 'invoice.kind', 'invoice.number', 'invoice.day', sql<object>`invoice.body -> 'billedTo'`.as('billedTo')])
    .where(ordersOf(owner))
    .orderBy('issued_at')
    .orderBy('number')
    .execute();
  const byOrder = Map.groupBy(rows, ({ purchase_uuid }) => purchase_uuid);
  return new Map([...byOrder].map(([uuid, issued]) => [uuid, issued.map(({ purchase_uuid: _, ...invoice }) => invoice)]));
}

/**
 * Erases somebody without an account, as an account is erased: orders stay for the books without the person, invoices for their
 * time. Returns what is still open of them instead, and changes nothing then.
 * @throws {Error} as {@link dataOfGuest}.
 */
export function eraseGuest(db: Database, address: string, now: Date): Promise<readonly OpenMatter[]> {
  return db.transaction().execute(async (trx) => {
    const owner = await guestOf(trx, address);
    return eraseUnlessOpen(trx, owner, daysOf(LOCALE, now));
  });
}

async function guestOf(db: Database, address: string): Promise<Owner> {
  const email = address.trim().toLowerCase();
  if (checkEmail(email).kind !== 'ok') throw new Error(`"${address}" is no e-mail address.`);
  const account = await db.selectFrom('account').select('id').where('email', '=', email).executeTakeFirst();
  if (account) throw new Error(`${email} has an account: its owner exports and erases it on the pages of the account.`);
  return { id: NO_ACCOUNT, email };
}
