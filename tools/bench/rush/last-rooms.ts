import type { Database } from '@shop/api/database';
import { addDays } from '@shop/domain';
import { aHotel, aPlace, aRoom, aStay } from '@shop/testing';
import type { Stay } from './stubborn-buyer.ts';

export const ROOMS = 10;
export const DAYS = 28;
/** Far enough ahead to be open, near enough to be in the index. */
export const FIRST_DAY = `${addDays(new Date().toISOString().slice(0, 10), 62).slice(0, 7)}-01`;
const NIGHT_CENTS = 12_000;

/** Stays of one to three nights that begin on four days in a row. */
export function stayOf(buyer: number): Stay {
  const checkin = addDays(FIRST_DAY, 9 + (buyer % 4));
  const nights = 1 + (buyer % 3);
  return { checkin, checkout: addDays(checkin, nights), cents: nights * NIGHT_CENTS };
}

/** A hotel with ten rooms of one kind and one stay. */
export async function openHotel(shop: Database): Promise<void> {
  await shop.insertInto('place').values(stored(aPlace(), [])).execute();
  await shop
    .insertInto('hotel')
    .values(stored(aHotel(), ['facilities', 'eco_facilities', 'images']))
    .execute();
  await shop
    .insertInto('room')
    .values(stored(aRoom(), ['images']))
    .execute();
  await shop
    .insertInto('stay')
    .values(stored(aStay(), ['images', 'themes']))
    .execute();
  const month = { hotel_id: 1, room_id: 11, month: FIRST_DAY };
  await shop
    .insertInto('room_month')
    .values({ ...month, price: every(10_000), promo: every(0), min_stay: every(1) })
    .execute();
  await shop
    .insertInto('room_stock')
    .values({ ...month, stock: every(ROOMS) })
    .execute();
}

/** Everybody has left: all rooms are free again. */
export async function fillRooms(shop: Database): Promise<void> {
  await shop
    .updateTable('room_stock')
    .set({ stock: every(ROOMS) })
    .where('month', '=', FIRST_DAY)
    .execute();
}

const every = (value: number) => Array<number>(DAYS).fill(value);

function stored(row: Record<string, unknown>, lists: readonly string[]) {
  const columns = Object.entries(row).map(([column, value]) => [
    column,
    value !== null && typeof value === 'object' && !lists.includes(column) ? JSON.stringify(value) : value,
  ]);
  return Object.fromEntries(columns) as never;
}
