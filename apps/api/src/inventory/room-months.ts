import { daysOfMonth, monthOf, type LocalDate } from '@shop/domain';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../platform/database/index.ts';

export interface MonthKey {
  readonly hotel_id: number;
  readonly room_id: number;
  readonly month: LocalDate;
}
export interface StockRow extends MonthKey {
  readonly stock: number[];
  readonly owed: number[] | null;
}
export interface PriceRow extends MonthKey {
  readonly price: number[];
  readonly promo: number[];
  readonly min_stay: number[];
  readonly max_stay: number[] | null;
  readonly closed: boolean[] | null;
  readonly closed_to_arrival: boolean[] | null;
  readonly closed_to_departure: boolean[] | null;
}

/** A month that nobody has reported yet is closed, without a price; promotions that run count for it too. */
export async function openPrices(trx: Transaction<Tables>, keys: readonly MonthKey[]): Promise<void> {
  await trx
    .insertInto('room_month')
    .values(keys.map((key) => ({ ...key, price: closed(key.month, 0), promo: promotionsOfMonth(key), min_stay: closed(key.month, 1) })))
    .onConflict((same) => same.doNothing())
    .execute();
}

/** A month that nobody has reported yet has no rooms. */
export async function openStocks(trx: Transaction<Tables>, keys: readonly MonthKey[]): Promise<void> {
  await trx
    .insertInto('room_stock')
    .values(keys.map((key) => ({ ...key, stock: closed(key.month, 0) })))
    .onConflict((same) => same.doNothing())
    .execute();
}

const closed = (month: LocalDate, value: number) => daysOfMonth(monthOf(month)).map(() => value);

const promotionsOfMonth = ({ hotel_id, room_id, month }: MonthKey) =>
  sql<number[]>`promotions_of_month(${hotel_id}::integer, ${room_id}::integer, ${month}::date)`;

/** Rates of months, locked until the transaction ends. */
export const lockPrices = (trx: Transaction<Tables>, keys: readonly MonthKey[]): Promise<PriceRow[]> =>
  lockedRows<PriceRow>(trx, sql`price, promo, min_stay, max_stay, closed, closed_to_arrival, closed_to_departure`, {
    table: 'room_month',
    keys,
  });

/** Rooms of months, locked until the transaction ends. */
export const lockStocks = (trx: Transaction<Tables>, keys: readonly MonthKey[]): Promise<StockRow[]> =>
  lockedRows<StockRow>(trx, sql`stock, owed`, { table: 'room_stock', keys });

/** Writes months that became others, and a `stock_change` for each, which indexes follow. */
export async function storeMonths(
  trx: Transaction<Tables>,
  { stocks, prices }: { readonly stocks: readonly StockRow[]; readonly prices: readonly PriceRow[] },
): Promise<void> {
  await sql`
    update room_stock kept set stock = reported.stock, owed = reported.owed
    from jsonb_to_recordset(${JSON.stringify(stocks)}::jsonb)
      as reported (hotel_id integer, room_id integer, month date, stock smallint[], owed smallint[])
    where ${isSameMonth}`.execute(trx);
  await sql`
    update room_month kept set price = reported.price, min_stay = reported.min_stay, max_stay = reported.max_stay,
      closed = reported.closed, closed_to_arrival = reported.closed_to_arrival, closed_to_departure = reported.closed_to_departure
    from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb)
      as reported (hotel_id integer, room_id integer, month date, price integer[], min_stay smallint[], max_stay smallint[],
        closed boolean[], closed_to_arrival boolean[], closed_to_departure boolean[])
    where ${isSameMonth}`.execute(trx);
  const changed = new Map(
    [...stocks, ...prices].map(({ hotel_id, room_id, month }) => [`${room_id} ${month}`, { hotel_id, room_id, month }]),
  );
  if (changed.size > 0)
    await trx
      .insertInto('stock_change')
      .values([...changed.values()])
      .execute();
}

const isSameMonth = sql`kept.hotel_id = reported.hotel_id and kept.room_id = reported.room_id and kept.month = reported.month`;

/** Locked in the order of the keys, which is that of orders. */
async function lockedRows<Row extends MonthKey>(
  trx: Transaction<Tables>,
  columns: ReturnType<typeof sql>,
  { table, keys }: { readonly table: 'room_stock' | 'room_month'; readonly keys: readonly MonthKey[] },
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select hotel_id, room_id, month, ${columns} from ${sql.table(table)}
    where hotel_id = ${keys[0]!.hotel_id} and (room_id, month) in (
      select room_id, month from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as reported (room_id integer, month date))
    order by room_id, month for update`.execute(trx);
  if (rows.length !== keys.length) throw new Error(`Hotel ${keys[0]!.hotel_id} lost months of ${table} while they were written.`);
  return rows;
}
