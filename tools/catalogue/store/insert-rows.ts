import type { Client } from 'pg';

/** Values of one column; the database is told their type, so that one statement carries thousands of rows. */
export type Column<Row> = readonly [name: string, type: string, read: (row: Row) => unknown];

/** Rows a statement: large enough to be fast, small enough for the embedded engine's memory. */
const BATCH = 1500;

/**
 * Writes many rows by one `unnest` a batch. Lists travel as text and are cast row by row: `unnest` would flatten them.
 * The statement bears no name: the embedded engine keeps named ones beyond their connection.
 */
export async function insertRows<Row>(
  client: Client,
  table: string,
  columns: readonly Column<Row>[],
  rows: Iterable<Row>,
  batch = BATCH,
): Promise<number> {
  const names = columns.map(([name]) => name);
  const arrays = columns.map(([, type], place) => `$${place + 1}::${carrierOf(type)}[]`);
  const values = columns.map(([name, type]) => `given.${name}::${type}`);
  const statement = `insert into ${table} (${names.join(', ')}) select ${values.join(', ')} from unnest(${arrays.join(', ')}) as given (${names.join(', ')})`;
  let written = 0;
  let waiting: Row[] = [];
  const flush = async (): Promise<void> => {
    if (waiting.length === 0) return;
    await client.query({ text: statement, values: columns.map(([, , read]) => waiting.map(read)) });
    written += waiting.length;
    waiting = [];
  };
  for (const row of rows) {
    waiting.push(row);
    if (waiting.length === batch) await flush();
  }
  await flush();
  return written;
}

const carrierOf = (type: string): string => (type.endsWith('[]') || type === 'jsonb' || type === 'date' ? 'text' : type);
export const json = (value: unknown): string | null => (value === null || value === undefined ? null : JSON.stringify(value));
export const numbers = (list: readonly number[]): string => `{${list.join(',')}}`;
export const flags = (list: readonly boolean[]): string => `{${list.join(',')}}`;
/** Ids only: letters, digits and hyphens need no quotes. */
export const ids = (list: readonly string[]): string => `{${list.join(',')}}`;
