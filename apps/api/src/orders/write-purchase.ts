import type { OrderParts } from '@shop/domain';
import { randomInt } from 'node:crypto';
import { sql, type Insertable } from 'kysely';
import { departureOf } from '../availability/index.ts';
import type { Database, Tables } from '../platform/database/index.ts';
import type { FailureCode } from './order-failed.ts';
import type { Purchase } from './order.ts';
import type { SoldStay } from './sold-product.ts';

/** An order that is opened; it gets its booking number when it is stored. */
export type NewPurchase = Omit<Insertable<Tables['purchase']>, 'booking_number'>;

const BOOKING_NUMBER_TRIES = 5;

/** Stores an order; one whose account is being erased meanwhile waits for that, and belongs to nobody. */
export async function insertPurchase(trx: Database, { account_id, ...purchase }: NewPurchase): Promise<void> {
  const account = account_id
    ? await trx.selectFrom('account').select('id').where('id', '=', account_id).forKeyShare().executeTakeFirst()
    : undefined;
  for (let attempt = 0; attempt < BOOKING_NUMBER_TRIES; attempt++) {
    const inserted = await trx
      .insertInto('purchase')
      .values({ ...purchase, account_id: account?.id ?? null, booking_number: String(randomInt(10_000_000, 100_000_000)) })
      .onConflict((numbers) => numbers.column('booking_number').doNothing())
      .executeTakeFirst();
    if (inserted.numInsertedOrUpdatedRows === 1n) return;
  }
  throw new Error('No free booking number was found.');
}

export async function setPaid(trx: Database, uuid: string, now: Date): Promise<void> {
  await trx.updateTable('purchase').set({ status: 'paid', paid_at: now }).where('uuid', '=', uuid).execute();
}

export async function setFailed(trx: Database, uuid: string, failure: FailureCode): Promise<void> {
  await trx.updateTable('purchase').set({ status: 'failed', failure }).where('uuid', '=', uuid).execute();
}

export async function setCancelled(trx: Database, uuid: string, now: Date): Promise<void> {
  await trx.updateTable('purchase').set({ status: 'cancelled', cancelled_at: now }).where('uuid', '=', uuid).execute();
}

/** Its plan has ended: the provider is to forget the means of payment. */
export async function setMethodReleased(trx: Database, uuid: string): Promise<void> {
  await trx
    .updateTable('purchase')
    .set({ method_released_at: sql<Date>`now()` })
    .where('uuid', '=', uuid)
    .execute();
}

/** Cents more that are given back of an order, or promised. */
export async function addRefunded(trx: Database, uuid: string, cents: number): Promise<void> {
  await trx
    .updateTable('purchase')
    .set((order) => ({ refunded_cents: order('refunded_cents', '+', cents) }))
    .where('uuid', '=', uuid)
    .execute();
}

interface ChangedPurchase {
  readonly stay: SoldStay;
  readonly parts: OrderParts;
  /** The items as they would be ordered now. */
  readonly request: unknown;
}

/** Another stay in place of the one that was sold. */
export async function setStay(trx: Database, uuid: string, { stay, parts, request }: ChangedPurchase): Promise<void> {
  await trx
    .updateTable('purchase')
    .set({ ...stayColumns(stay), parts: JSON.stringify(parts), request: JSON.stringify(request) })
    .where('uuid', '=', uuid)
    .execute();
}

/** Cents more of an order that are too little to be charged. */
export function addWaived(trx: Database, uuid: string, cents: number): Promise<Purchase> {
  return trx
    .updateTable('purchase')
    .set({ parts: sql<string>`parts || jsonb_build_object('waived', coalesce((parts->>'waived')::int, 0) + ${cents}::int)` })
    .where('uuid', '=', uuid)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** What an order keeps of the invoice that was asked for. */
export async function setInvoice(trx: Database, uuid: string, invoice: object): Promise<void> {
  await trx
    .updateTable('purchase')
    .set({ invoice: JSON.stringify(invoice) })
    .where('uuid', '=', uuid)
    .execute();
}

/** Words of a gift that its buyer has changed since. */
export async function changeGift(trx: Database, uuid: string, words: object): Promise<void> {
  await trx
    .updateTable('purchase')
    .set({ gift: sql<string>`gift || ${JSON.stringify(words)}::jsonb` })
    .where('uuid', '=', uuid)
    .execute();
}

/** Gives an order to an account; false where it is another account's. */
export async function setAccount(db: Database, uuid: string, accountId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('purchase')
    .set({ account_id: accountId })
    .where('uuid', '=', uuid)
    .where((is) => is.or([is('account_id', 'is', null), is('account_id', '=', accountId)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export function stayColumns(stay: SoldStay) {
  return {
    hotel_id: stay.hotelId,
    room_id: stay.roomId,
    stay_id: stay.stayId,
    rooms: stay.rooms,
    checkin: stay.period.checkin,
    checkout: departureOf(stay.period),
    adults: stay.party.adults,
    children: stay.party.children,
    babies: stay.party.babies,
    cancellation: JSON.stringify(stay.cancellation),
  };
}
