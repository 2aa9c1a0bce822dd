import { Kysely, PostgresDialect, type LogEvent } from 'kysely';
import pg from 'pg';
import type { Statement } from '../observability/tracing.ts';
import type { Tables } from './schema.ts';
import { withoutUnresponsiveConnections } from './unresponsive-connections.ts';

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

/** How long the shop waits for its database before it says that it cannot serve now. */
export interface Timeouts {
  /** For a free connection, or a new one. */
  readonly connectMs: number;
  /** For the answer to one statement; the server gives up on it, too. */
  readonly statementMs: number;
}

/** Somebody who is told of every statement once it has been answered. */
export interface Watch {
  readonly onStatement?: ((statement: Statement) => void) | undefined;
}

/** Opens the shop's database; the embedded engine speaks the same protocol and takes one connection (`pool: 1`). */
export function openDatabase(url: string, pool: number, timeouts?: Timeouts & Watch): Database {
  const connections = new pg.Pool({
    connectionString: url,
    max: pool,
    types,
    connectionTimeoutMillis: timeouts?.connectMs ?? 10_000,
    // The server's own limit comes first, so that its answer frees the connection; ours is for a server that is silent.
    ...(timeouts && {
      statement_timeout: timeouts.statementMs,
      idle_in_transaction_session_timeout: 4 * timeouts.statementMs,
      query_timeout: timeouts.statementMs + 1000,
    }),
    keepAlive: true,
    // A quiet minute closes nothing: the next customer finds a connection that is open.
    idleTimeoutMillis: 600_000,
    application_name: 'shop-api',
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  connections.on('error', () => undefined);
  const dialect = new PostgresDialect({ pool: withoutUnresponsiveConnections(connections) });
  const db = new Kysely<Tables>({ dialect, ...(timeouts?.onStatement && { log: tellTo(timeouts.onStatement) }) });
  pools.set(db, connections);
  return db;
}

const tellTo =
  (tell: (statement: Statement) => void) =>
  ({ query, queryDurationMillis, level }: LogEvent): void =>
    tell({ sql: query.sql, ms: queryDurationMillis, hasFailed: level === 'error' });

const pools = new WeakMap<Database, pg.Pool>();

/** What the pool of a database holds at this moment; nothing for one that was not opened here. */
export function connectionsOf(db: Database): { readonly open: number; readonly idle: number; readonly waiting: number } | undefined {
  const pool = pools.get(db);
  return pool && { open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount };
}
