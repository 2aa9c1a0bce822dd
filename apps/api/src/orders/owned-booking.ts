import type { Kysely } from 'kysely';
import { notFound } from '../platform/http/index.ts';
import type { Tables } from '../platform/database/index.ts';
import type { Purchase } from './order.ts';

/** Who asks: the address that a booking was made with, or the signed-in customer. */
export interface Asker {
  readonly email?: string | undefined;
  readonly accountId?: string | undefined;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** True for what may name an order. */
export function isOrderId(text: string): boolean {
  return UUID.test(text);
}

/** A booking of one's own; a booking of somebody else is answered as one that does not exist. */
export async function ownedBooking(db: Kysely<Tables>, uuid: string, asker: Asker): Promise<Purchase> {
  const booking = isOrderId(uuid) ? await db.selectFrom('purchase').selectAll().where('uuid', '=', uuid).executeTakeFirst() : undefined;
  if (!booking || !isOwner(booking, asker)) throw noSuchBooking();
  return booking;
}

/** The account that pays something more for its own booking; undefined for a visitor who proves the booking otherwise. */
export function payerOf({ account_id }: Pick<Purchase, 'account_id'>, { accountId }: Asker): string | undefined {
  return account_id !== null && accountId === account_id ? account_id : undefined;
}

/** Whether the caller has bought what an id names. */
export async function isOwnersCall(db: Kysely<Tables>, uuid: string, asker: Asker): Promise<boolean> {
  if (!isOrderId(uuid)) return false;
  const order = await db.selectFrom('purchase').select(['account_id', 'email']).where('uuid', '=', uuid).executeTakeFirst();
  return order !== undefined && isOwner(order, asker);
}

/** Finds a booking by what stands in its mail (spec 2, section 2: booking management). */
export async function findBooking(
  db: Kysely<Tables>,
  { bookingNumber, email }: { bookingNumber: string; email: string },
): Promise<Purchase> {
  const booking = await db.selectFrom('purchase').selectAll().where('booking_number', '=', bookingNumber).executeTakeFirst();
  if (!booking || !isOwner(booking, { email })) throw noSuchBooking();
  return booking;
}

function isOwner(booking: Pick<Purchase, 'account_id' | 'email'>, { email, accountId }: Asker): boolean {
  if (accountId && booking.account_id === accountId) return true;
  return email !== undefined && email.trim().toLowerCase() === booking.email.toLowerCase();
}

function noSuchBooking() {
  return notFound('There is no such booking under this e-mail address.');
}
