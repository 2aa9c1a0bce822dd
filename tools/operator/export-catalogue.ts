import { once } from 'node:events';
import type { Writable } from 'node:stream';
import type { Client } from 'pg';
import { LINE_TABLES, PARTS, type LineTable, type Part } from './line-tables.ts';
import { SOLD_ROOMS } from './sold-rooms.ts';
import type { LineKind } from './line-schemas.ts';

const ROWS_A_READ = 2000;

type Row = Record<string, unknown>;

/** Writes a whole part as it stands at one moment; what is imported and exported again is the same, byte by byte. */
export async function exportCatalogue(client: Client, out: Writable, part: Part = 'catalogue'): Promise<Partial<Record<LineKind, number>>> {
  const counts: Partial<Record<LineKind, number>> = {};
  await client.query('begin transaction isolation level repeatable read read only');
  try {
    for (const kind of PARTS[part])
      for await (const row of kind === 'days' ? dayRows(client) : rowsOf(client, LINE_TABLES[kind])) {
        counts[kind] = (counts[kind] ?? 0) + 1;
        if (!out.write(`${lineOf(kind, row)}\n`)) await once(out, 'drain');
      }
    return counts;
  } finally {
    await client.query('commit');
  }
}

function lineOf(kind: LineKind, row: Row): string {
  const columns = LINE_TABLES[kind].columns.map(([column, field, type]): [string, unknown] => [
    field,
    type === 'numeric' ? numeric(row[column]) : row[column],
  ]);
  const fields = kind === 'days' ? daysFields([...columns, ['stock', row.stock]]) : columns;
  return JSON.stringify(Object.fromEntries([['kind', kind], ...fields]));
}

/** Hundreds of thousands of months have no restrictions, and name none. */
const daysFields = (fields: [string, unknown][]) => fields.filter(([, value]) => value !== null);

/** A code's uses in all are those that are left and those that were made. */
const ASKED_BY: Readonly<Record<string, string>> = {
  uses_left: '(uses_left + (select count(*) from promotion_use where promotion_use.code = promotion_code.code))::integer as uses_left',
  uses_per_customer: 'coalesce(uses_per_customer, case when once_per_customer then 1 end) as uses_per_customer',
};

/** Read through a cursor, so that no more than a page stands in memory. */
async function* rowsOf(client: Client, { table, columns, key, later }: LineTable): AsyncGenerator<Row> {
  const names = columns.map(([name, , type]) => ASKED_BY[name] ?? (type === 'date' ? `${name}::text` : name)).join(', ');
  const keys = key.map((name) => (columns.find(([column]) => column === name)![2] === 'text' ? `${name} collate "C"` : name));
  const order = later ? [`(${later})`, ...keys] : keys;
  yield* fetched<Row>(client, `select ${names} from ${table} order by ${order.join(', ')}`);
}

/** Prices with the rooms that the house gives: what is free, and what is sold of it. */
async function* dayRows(client: Client): AsyncGenerator<Row> {
  const sold = await soldRooms(client);
  const rows = fetched<Row & { stock: number[]; owed: number[] | null }>(
    client,
    `select hotel_id, room_id, to_char(month, 'YYYY-MM') as month, price, min_stay, stock, owed,
       max_stay, closed, closed_to_arrival, closed_to_departure
     from room_month join room_stock using (hotel_id, room_id, month) order by hotel_id, room_id, month`,
  );
  for await (const { owed, ...row } of rows) {
    const taken = sold.get(`${String(row.hotel_id)}/${String(row.room_id)}/${String(row.month)}`);
    yield taken ? { ...row, stock: row.stock.map((free, at) => free + (taken.get(at + 1) ?? 0) - (owed?.[at] ?? 0)) } : row;
  }
}

async function* fetched<Found extends Row>(client: Client, query: string): AsyncGenerator<Found> {
  await client.query(`declare catalogue_lines no scroll cursor for ${query}`);
  for (;;) {
    const { rows } = await client.query<Found>(`fetch ${ROWS_A_READ} from catalogue_lines`);
    yield* rows;
    if (rows.length < ROWS_A_READ) break;
  }
  await client.query('close catalogue_lines');
}

async function soldRooms(client: Client): Promise<Map<string, Map<number, number>>> {
  const sold = new Map<string, Map<number, number>>();
  const { rows } = await client.query<{ hotel_id: number; room_id: number; month: string; day: number; rooms: number }>(
    `select hotel_id, room_id, to_char(month, 'YYYY-MM') as month, day, rooms from (${SOLD_ROOMS}) sold`,
  );
  for (const { hotel_id, room_id, month, day, rooms: taken } of rows) {
    const key = `${hotel_id}/${room_id}/${month}`;
    const days = sold.get(key) ?? new Map<number, number>();
    sold.set(key, days.set(day, taken));
  }
  return sold;
}

const numeric = (value: unknown): number | null => (value === null ? null : Number(value));
