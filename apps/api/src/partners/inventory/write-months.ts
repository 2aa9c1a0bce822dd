import { daysOfMonth, monthOf, roomsOnSale, type LocalDate, type UnheardBooking } from '@shop/domain';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/database/schema.ts';
import type { ReportedMonth } from './reported-days.ts';
import { unheardBookings } from './unheard-bookings.ts';

interface Writing {
  readonly hotelId: number;
  readonly seen: number;
  readonly firstDay: LocalDate;
  /** Sorted by room and month. */
  readonly months: readonly ReportedMonth[];
}

/** Writes rates and rooms of one hotel, and a `stock_change` for every month that became another, which indexes follow. */
export async function writeMonths(trx: Transaction<Tables>, { hotelId, months, ...at }: Writing): Promise<void> {
  const keys = months.map(({ roomId, month }) => ({ hotel_id: hotelId, room_id: roomId, month }));
  await openMonths(trx, keys);
  // Rates first, as an import of the catalogue writes them.
  const prices = await lockedRows<PriceRow>(trx, sql`price, promo, min_stay`, { table: 'room_month', keys });
  const stocks = await lockedRows<StockRow>(trx, sql`stock, owed`, { table: 'room_stock', keys });
  const unheard = await unheardBookings(trx, { hotelId, ...at });
  const changedStocks = months.flatMap((reported, place) =>
    ifChanged(stocks[place]!, stockOf(reported, stocks[place]!, unheard.get(reported.roomId) ?? [])),
  );
  const changedPrices = months.flatMap((reported, place) => ifChanged(prices[place]!, priceOf(reported, prices[place]!)));
  await sql`
    update room_stock kept set stock = told.stock, owed = told.owed
    from jsonb_to_recordset(${JSON.stringify(changedStocks)}::jsonb)
      as told (hotel_id integer, room_id integer, month date, stock smallint[], owed smallint[])
    where ${isSameMonth}`.execute(trx);
  await sql`
    update room_month kept set price = told.price, min_stay = told.min_stay
    from jsonb_to_recordset(${JSON.stringify(changedPrices)}::jsonb)
      as told (hotel_id integer, room_id integer, month date, price integer[], min_stay smallint[])
    where ${isSameMonth}`.execute(trx);
  const changed = new Map(
    [...changedStocks, ...changedPrices].map(({ hotel_id, room_id, month }) => [`${room_id} ${month}`, { hotel_id, room_id, month }]),
  );
  if (changed.size > 0)
    await trx
      .insertInto('stock_change')
      .values([...changed.values()])
      .execute();
}

interface MonthKey {
  readonly hotel_id: number;
  readonly room_id: number;
  readonly month: LocalDate;
}
interface StockRow extends MonthKey {
  readonly stock: number[];
  readonly owed: number[] | null;
}
interface PriceRow extends MonthKey {
  readonly price: number[];
  readonly promo: number[];
  readonly min_stay: number[];
}

const isSameMonth = sql`kept.hotel_id = told.hotel_id and kept.room_id = told.room_id and kept.month = told.month`;

/** A month that nobody has told of yet is closed: no price, no rooms. */
async function openMonths(trx: Transaction<Tables>, keys: readonly MonthKey[]): Promise<void> {
  const closed = (month: LocalDate, value: number) => daysOfMonth(monthOf(month)).map(() => value);
  await trx
    .insertInto('room_month')
    .values(keys.map((key) => ({ ...key, price: closed(key.month, 0), promo: closed(key.month, 0), min_stay: closed(key.month, 1) })))
    .onConflict((same) => same.doNothing())
    .execute();
  await trx
    .insertInto('room_stock')
    .values(keys.map((key) => ({ ...key, stock: closed(key.month, 0) })))
    .onConflict((same) => same.doNothing())
    .execute();
}

/** Locked in the order of the keys, which is that of orders. */
async function lockedRows<Row extends MonthKey>(
  trx: Transaction<Tables>,
  columns: ReturnType<typeof sql>,
  { table, keys }: { readonly table: 'room_stock' | 'room_month'; readonly keys: readonly MonthKey[] },
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select hotel_id, room_id, month, ${columns} from ${sql.table(table)}
    where hotel_id = ${keys[0]!.hotel_id} and (room_id, month) in (
      select room_id, month from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as told (room_id integer, month date))
    order by room_id, month for update`.execute(trx);
  if (rows.length !== keys.length) throw new Error(`Hotel ${keys[0]!.hotel_id} lost months of ${table} while they were written.`);
  return rows;
}

function stockOf({ month, days }: ReportedMonth, row: StockRow, unheard: readonly UnheardBooking[]): StockRow {
  const { stock, owed } = row;
  const next = daysOfMonth(monthOf(month)).map((day, at) => {
    const reported = days.get(day)?.available;
    return reported === undefined ? { onSale: stock[at] ?? 0, owed: owed?.[at] ?? 0 } : roomsOnSale({ reported, day }, unheard);
  });
  const nextOwed = next.map((night) => night.owed);
  return { ...row, stock: next.map(({ onSale }) => onSale), owed: owed || nextOwed.some((rooms) => rooms > 0) ? nextOwed : null };
}

function priceOf({ month, days }: ReportedMonth, row: PriceRow): PriceRow {
  const dates = daysOfMonth(monthOf(month));
  return {
    ...row,
    price: dates.map((day, at) => days.get(day)?.rate ?? row.price[at] ?? 0),
    min_stay: dates.map((day, at) => days.get(day)?.minStay ?? row.min_stay[at] ?? 1),
  };
}

function ifChanged<Row extends MonthKey>(before: Row, after: Row): Row[] {
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [after];
}
