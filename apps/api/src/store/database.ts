import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Tables } from './schema.ts';

export type Database = Kysely<Tables>;

const BIGINT = 20;
const DATE = 1082;
const NUMERIC = 1700;

/** Calendar days stay `yyyy-MM-dd`, counts and scores are numbers: no local time zone slips in. */
const types = {
  getTypeParser(type: number, format?: 'text' | 'binary') {
    if (type === DATE) return (text: string) => text;
    if (type === BIGINT || type === NUMERIC) return Number;
    return pg.types.getTypeParser(type, format as 'text');
  },
} as pg.CustomTypesConfig;

/** Opens the shop's database; the embedded engine speaks the same protocol and takes one connection (`pool: 1`). */
export function openDatabase(url: string, pool: number): Database {
  const connections = new pg.Pool({
    connectionString: url,
    max: pool,
    types,
    connectionTimeoutMillis: 10_000,
    application_name: 'shop-api',
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  connections.on('error', () => undefined);
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: connections }) });
}
