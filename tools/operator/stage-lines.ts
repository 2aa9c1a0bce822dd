import type { Client } from 'pg';
import { flags, ids, insertRows, json, numbers } from '../catalogue/store/insert-rows.ts';
import type { Line, LineKind } from './line-schemas.ts';
import { LINE_TABLES, PARTS, STOCK_TABLE, tablesOf, type LineColumn, type LineTable, type Part } from './line-tables.ts';

const BATCH = 2000;

export const incoming = (table: string): string => `incoming_${table}`;

/** Tables of this connection that look like the shop's: the shop does not see what is written there. */
export class StagedLines {
  readonly #client: Client;
  readonly #part: Part;
  readonly #waiting = new Map<LineKind, Line[]>();
  readonly counts: Partial<Record<LineKind, number>> = {};

  private constructor(client: Client, part: Part) {
    this.#client = client;
    this.#part = part;
  }

  static async open(client: Client, part: Part): Promise<StagedLines> {
    for (const { table, key } of tablesOf(part)) {
      await client.query(`drop table if exists pg_temp.${incoming(table)}`);
      await client.query(`create temp table ${incoming(table)} (like ${table} including defaults, primary key (${key.join(', ')}))`);
    }
    return new StagedLines(client, part);
  }

  async add(line: Line): Promise<void> {
    this.counts[line.kind] = (this.counts[line.kind] ?? 0) + 1;
    const waiting = this.#waiting.get(line.kind) ?? [];
    this.#waiting.set(line.kind, waiting);
    if (waiting.push(line) === BATCH) await this.#write(line.kind);
  }

  /** Everything is in the tables, and the planner knows how much it is. */
  async complete(): Promise<void> {
    for (const kind of PARTS[this.#part]) await this.#write(kind);
    for (const { table } of tablesOf(this.#part)) await this.#client.query(`analyze ${incoming(table)}`);
  }

  async close(): Promise<void> {
    for (const { table } of tablesOf(this.#part)) await this.#client.query(`drop table if exists pg_temp.${incoming(table)}`);
  }

  async #write(kind: LineKind): Promise<void> {
    const lines = this.#waiting.get(kind) ?? [];
    this.#waiting.delete(kind);
    await this.#insert(LINE_TABLES[kind], lines);
    if (kind === 'days') await this.#insert(STOCK_TABLE, lines);
  }

  async #insert({ table, columns }: LineTable, lines: readonly Line[]): Promise<void> {
    const written = columns.map(([column, field, type]) => [column, type, (line: Line) => stored(line, field, type)] as const);
    // The embedded engine keeps its connections apart only within a transaction, and a batch arrives there in pieces.
    await this.#client.query('begin');
    await insertRows(this.#client, incoming(table), written, lines, BATCH);
    await this.#client.query('commit');
  }
}

function stored(line: Line, field: LineColumn[1], type: LineColumn[2]): unknown {
  const value = (line as unknown as Record<string, unknown>)[field];
  if (value === null || value === undefined) return null;
  if (type === 'jsonb') return json(value);
  // A month stands for its first day.
  if (type === 'date') return field === 'month' ? `${String(value)}-01` : value;
  if (type === 'text[]') return ids(value as string[]);
  if (type === 'boolean[]') return flags(value as boolean[]);
  return type.endsWith('[]') ? numbers(value as number[]) : value;
}
