import { sql, type Transaction } from 'kysely';
import type { StayPeriod } from '../services/stay-period.ts';
import type { Tables } from '../store/schema.ts';
import { firstOfMonth, monthsOf, nightsOf } from './stay-offer.ts';

export interface StockRequest {
  readonly hotelId: number;
  readonly roomId: number;
  readonly rooms: number;
  readonly period: StayPeriod;
}

/**
 * Takes rooms off every night, or none: false when a night has too few.
 * The month rows are locked in ascending order by everybody, so that two buyers never wait for each other in a ring.
 */
export async function takeStock(trx: Transaction<Tables>, { hotelId, roomId, rooms, period }: StockRequest): Promise<boolean> {
  const months = monthsOf(period);
  const locked = await trx
    .selectFrom('room_stock')
    .select(['month', 'stock'])
    .where('hotel_id', '=', hotelId)
    .where('room_id', '=', roomId)
    .where('month', 'in', months)
    .orderBy('hotel_id')
    .orderBy('room_id')
    .orderBy('month')
    .forUpdate()
    .execute();
  const nights = nightsOf(period);
  const isFree = nights.every((day) => (locked.find((row) => row.month === firstOfMonth(day))?.stock[placeOf(day) - 1] ?? 0) >= rooms);
  if (!isFree) return false;
  for (const month of months) {
    const places = nights.filter((day) => firstOfMonth(day) === month).map(placeOf);
    const changes = sql.join(places.map((place) => sql`stock[${sql.lit(place)}] = stock[${sql.lit(place)}] - ${rooms}::smallint`));
    const enough = sql.join(
      places.map((place) => sql`stock[${sql.lit(place)}] >= ${rooms}`),
      sql` and `,
    );
    const { numAffectedRows } = await sql`
      update room_stock set ${changes} where hotel_id = ${hotelId} and room_id = ${roomId} and month = ${month}::date and ${enough}`.execute(
      trx,
    );
    if (numAffectedRows !== 1n) throw new Error(`Room ${roomId} lost stock in ${month} while its row was locked.`);
  }
  await trx
    .insertInto('stock_change')
    .values(months.map((month) => ({ hotel_id: hotelId, room_id: roomId, month })))
    .execute();
  return true;
}

/** Place of a day in its month's array; PostgreSQL counts from 1. */
function placeOf(day: string): number {
  return Number(day.slice(8));
}
