import type { LocalDate } from '@shop/contracts';
import { daysOfMonth, monthOf, nightsBetween } from '@shop/domain';
import { sql } from 'kysely';
import type { Database } from '../store/database.ts';
import type { StayIndex } from './stay-index.ts';

/** Reads prices and stock of some rooms, of every month or of one. Arrays come as text: the driver is slow at taking them apart. */
export async function readDays(db: Database, index: StayIndex, roomIds: readonly number[], month?: LocalDate): Promise<void> {
  if (roomIds.length === 0) return;
  const { grid, rooms } = index;
  const ids = sql`any(${`{${roomIds.join(',')}}`}::integer[])`;
  const when = month ? sql`month = ${month}::date` : sql`month >= ${grid.origin}::date`;
  const prices = await sql<{ room_id: number; month: LocalDate; price: string; promo: string; min_stay: string }>`
    select room_id, month, price::text as price, promo::text as promo, min_stay::text as min_stay from room_month where room_id = ${ids} and ${when}`.execute(
    db,
  );
  const placeOf = cellPlaces(index);
  for (const row of prices.rows) {
    const place = placeOf(row);
    if (!place) continue;
    copyDays(row.price, rooms.price, place);
    copyDays(row.promo, rooms.promo, place);
    copyDays(row.min_stay, rooms.minStay, place);
  }
  const stocks = await sql<{ room_id: number; month: LocalDate; stock: string }>`
    select room_id, month, stock::text as stock from room_stock where room_id = ${ids} and ${when}`.execute(db);
  for (const row of stocks.rows) {
    const place = placeOf(row);
    if (place) copyDays(row.stock, rooms.stock, place);
  }
  for (const id of roomIds) countMostFree(index, rooms.byId.get(id));
}

function countMostFree({ grid, rooms }: StayIndex, room: number | undefined): void {
  if (room === undefined) return;
  let most = 0;
  for (let at = room * grid.days; at < (room + 1) * grid.days; at++) most = Math.max(most, rooms.stock[at]!);
  rooms.mostFree[room] = most;
}

interface CellPlace {
  readonly at: number;
  readonly days: number;
}

/** Where a row's days lie in the columns; undefined outside the grid. The same few months come with every room. */
function cellPlaces({ grid, rooms }: StayIndex): (row: { room_id: number; month: LocalDate }) => CellPlace | undefined {
  const months = new Map<LocalDate, { first: number; days: number }>();
  const lengthOf = (month: LocalDate) => {
    const first = nightsBetween(grid.origin, month);
    return { first, days: Math.min(daysOfMonth(monthOf(month)).length, grid.days - first) };
  };
  return ({ room_id, month }) => {
    const known = months.get(month) ?? lengthOf(month);
    months.set(month, known);
    const room = rooms.byId.get(room_id);
    if (room === undefined || known.first < 0 || known.days <= 0) return undefined;
    return { at: room * grid.days + known.first, days: known.days };
  };
}

/** Writes `{12,0,7}` into a column from `at` on, `days` numbers; NULL is 0. */
function copyDays(array: string, column: { [at: number]: number }, { at, days }: CellPlace): void {
  const end = at + days;
  let value = 0;
  for (let place = 1; place < array.length && at < end; place++) {
    const code = array.charCodeAt(place);
    if (code >= 48 && code <= 57) value = value * 10 + code - 48;
    else if (code === 44 || code === 125) {
      column[at++] = value;
      value = 0;
    }
  }
}
