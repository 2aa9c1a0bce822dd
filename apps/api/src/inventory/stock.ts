import { sql, type Transaction } from 'kysely';
import type { StayPeriod } from '../availability/index.ts';
import type { Tables } from '../platform/database/index.ts';
import { firstOfMonth, nightsOf } from './stay-offer.ts';

export interface StockRequest {
  readonly hotelId: number;
  readonly roomId: number;
  readonly rooms: number;
  readonly period: StayPeriod;
}

/** Takes rooms off every night, or none: false when a night has too few. */
export function takeStock(trx: Transaction<Tables>, request: StockRequest): Promise<boolean> {
  return moveStock(trx, { take: request });
}

/** Gives rooms back and takes others in one step, or neither: false when a night would have too few. */
export async function moveStock(trx: Transaction<Tables>, { give, take }: { give?: StockRequest; take?: StockRequest }): Promise<boolean> {
  const months = monthChanges([...(give ? [{ ...give, sign: 1 }] : []), ...(take ? [{ ...take, sign: -1 }] : [])]);
  const locked = await lockMonths(trx, months);
  if (!months.every((month, place) => isEnough(month, locked[place]?.stock))) return false;
  for (const [place, month] of months.entries()) await changeMonth(trx, await payOwed(trx, month, locked[place]?.owed));
  if (months.length > 0)
    await trx
      .insertInto('stock_change')
      .values(months.map(({ hotelId, roomId, month }) => ({ hotel_id: hotelId, room_id: roomId, month })))
      .execute();
  return true;
}

/** What a month of a room gains (above 0) or loses on each of its days. */
interface MonthChange {
  readonly hotelId: number;
  readonly roomId: number;
  readonly month: string;
  /** By place of the day in the month's array; PostgreSQL counts from 1. */
  readonly days: Map<number, number>;
}

/** Sorted by hotel, room and month; days that gain what they lose are left out. */
function monthChanges(requests: readonly (StockRequest & { sign: number })[]): MonthChange[] {
  const months = new Map<string, MonthChange>();
  for (const { hotelId, roomId, rooms, period, sign } of requests) {
    for (const day of nightsOf(period)) {
      const month = firstOfMonth(day);
      const key = [hotelId, roomId, month].join();
      const change: MonthChange = months.get(key) ?? { hotelId, roomId, month, days: new Map() };
      const place = Number(day.slice(8));
      change.days.set(place, (change.days.get(place) ?? 0) + sign * rooms);
      months.set(key, change);
    }
  }
  for (const { days } of months.values()) for (const [place, rooms] of days) if (rooms === 0) days.delete(place);
  return [...months.values()].filter((change) => change.days.size > 0).sort(inLockOrder);
}

/** Everybody locks in this order, so that two buyers never wait for each other in a ring. */
function inLockOrder(a: MonthChange, b: MonthChange): number {
  return a.hotelId - b.hotelId || a.roomId - b.roomId || (a.month < b.month ? -1 : 1);
}

interface LockedMonth {
  readonly stock: number[];
  readonly owed: number[] | null;
}

async function lockMonths(trx: Transaction<Tables>, months: readonly MonthChange[]): Promise<(LockedMonth | undefined)[]> {
  const locked: (LockedMonth | undefined)[] = [];
  for (const { hotelId, roomId, month } of months) {
    const row = await trx
      .selectFrom('room_stock')
      .select(['stock', 'owed'])
      .where('hotel_id', '=', hotelId)
      .where('room_id', '=', roomId)
      .where('month', '=', month)
      .forUpdate()
      .executeTakeFirst();
    locked.push(row);
  }
  return locked;
}

/** A month that the catalogue no longer holds can lose nothing, and what it gains is of no use. */
function isEnough({ days }: MonthChange, stock: number[] | undefined): boolean {
  return [...days].every(([place, rooms]) => rooms > 0 || (stock?.[place - 1] ?? 0) + rooms >= 0);
}

/** What a month gains after it has paid the rooms that the hotel's own source has sold as well; they never come back on sale. */
async function payOwed(trx: Transaction<Tables>, change: MonthChange, owed: number[] | null | undefined): Promise<MonthChange> {
  const paid = new Map([...change.days].map(([place, rooms]) => [place, Math.min(Math.max(0, rooms), owed?.[place - 1] ?? 0)]));
  if (!owed || [...paid.values()].every((rooms) => rooms === 0)) return change;
  await trx
    .updateTable('room_stock')
    .set({ owed: owed.map((rooms, at) => rooms - (paid.get(at + 1) ?? 0)) })
    .where('hotel_id', '=', change.hotelId)
    .where('room_id', '=', change.roomId)
    .where('month', '=', change.month)
    .execute();
  return { ...change, days: new Map([...change.days].map(([place, rooms]) => [place, rooms - paid.get(place)!])) };
}

async function changeMonth(trx: Transaction<Tables>, { hotelId, roomId, month, days }: MonthChange): Promise<void> {
  const changes = sql.join(
    [...days].map(([place, rooms]) => sql`stock[${sql.lit(place)}] = stock[${sql.lit(place)}] + ${rooms}::smallint`),
  );
  const enough = sql.join(
    [...days].map(([place, rooms]) => sql`stock[${sql.lit(place)}] >= ${-rooms}`),
    sql` and `,
  );
  const { numAffectedRows } = await sql`
    update room_stock set ${changes} where hotel_id = ${hotelId} and room_id = ${roomId} and month = ${month}::date and ${enough}`.execute(
    trx,
  );
  const loses = [...days.values()].some((rooms) => rooms < 0);
  if (loses && numAffectedRows !== 1n) throw new Error(`Room ${roomId} lost stock in ${month} while its row was locked.`);
}
