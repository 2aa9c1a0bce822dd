import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from './database.ts';
import type { Tables } from './schema.ts';
import * as shop from './migrations/0001-shop.ts';
import * as gifts from './migrations/0002-gifts.ts';
import * as purchases from './migrations/0003-purchases.ts';
import * as accounts from './migrations/0004-accounts.ts';
import * as content from './migrations/0005-content.ts';
import * as catalogue from './migrations/0006-catalogue.ts';
import * as campaigns from './migrations/0007-campaigns.ts';
import * as pricing from './migrations/0010-pricing.ts';
import * as paymentSchedule from './migrations/0011-payment-schedule.ts';
import * as disputes from './migrations/0012-disputes.ts';
import * as ledger from './migrations/0013-ledger.ts';
import * as invoices from './migrations/0014-invoices.ts';
import * as partners from './migrations/0015-partners.ts';
import * as inventory from './migrations/0016-inventory.ts';
import * as installation from './migrations/0017-installation.ts';
import * as retention from './migrations/0018-retention.ts';
import * as reconciliation from './migrations/0021-reconciliation.ts';
import * as givenUpInstalments from './migrations/0020-given-up-instalments.ts';

const MIGRATIONS: readonly { name: string; up(db: Kysely<unknown>): Promise<void> }[] = [
  { name: '0001-shop', up: shop.up },
  // Ahead of the others, which may build on it; where these ran before, it comes after them.
  { name: '0006-catalogue', up: catalogue.up },
  { name: '0002-gifts', up: gifts.up },
  { name: '0003-purchases', up: purchases.up },
  { name: '0004-accounts', up: accounts.up },
  { name: '0005-content', up: content.up },
  { name: '0007-campaigns', up: campaigns.up },
  { name: '0010-pricing', up: pricing.up },
  { name: '0011-payment-schedule', up: paymentSchedule.up },
  { name: '0012-disputes', up: disputes.up },
  { name: '0013-ledger', up: ledger.up },
  { name: '0014-invoices', up: invoices.up },
  { name: '0015-partners', up: partners.up },
  { name: '0016-inventory', up: inventory.up },
  { name: '0017-installation', up: installation.up },
  { name: '0018-retention', up: retention.up },
  { name: '0021-reconciliation', up: reconciliation.up },
  { name: '0020-given-up-instalments', up: givenUpInstalments.up },
];

/** Any number, the same in every process: it lets one process migrate while the others wait. */
const LOCK = 4_200_001;

/** How patient a migration is with the shop that goes on selling meanwhile. */
export interface Patience {
  /** How long it may wait for a lock: whoever asks for the table after it waits as long, and gives up after 6 s. */
  readonly lockSeconds: number;
  /** How long one of its statements may take. */
  readonly statementSeconds: number;
  /** How often it tries again when it did not get a lock. */
  readonly retries: number;
  readonly pauseMs: number;
  readonly onRetry?: (name: string, reason: string) => void;
}

export const PATIENCE: Patience = { lockSeconds: 2, statementSeconds: 600, retries: 60, pauseMs: 1000 };

/**
 * Brings the schema up to date and returns the names of the migrations that ran, each in a transaction of its own: one
 * that fails leaves nothing behind. One that waits for a lock for too long lets the customers go first and tries again.
 */
export async function migrate(db: Database, patience: Partial<Patience> = {}): Promise<string[]> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
    await sql`create table if not exists schema_migration (name text primary key, applied_at timestamptz not null default now())`.execute(
      trx,
    );
  });
  const ran: string[] = [];
  for (const name of await missingMigrations(db)) if (await applied(db, name, { ...PATIENCE, ...patience })) ran.push(name);
  return ran;
}

/** Names of the migrations that a database has not had yet, in their order. */
export async function missingMigrations(db: Database): Promise<string[]> {
  const found = await sql<{ there: boolean }>`select to_regclass('schema_migration') is not null as there`.execute(db);
  if (!found.rows[0]?.there) return MIGRATIONS.map(({ name }) => name);
  const { rows } = await sql<{ name: string }>`select name from schema_migration`.execute(db);
  const had = new Set(rows.map(({ name }) => name));
  return MIGRATIONS.map(({ name }) => name).filter((name) => !had.has(name));
}

/** Whether this process ran it; another may have been first. */
async function applied(db: Database, name: string, patience: Patience): Promise<boolean> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await db.transaction().execute((trx) => applyOnce(trx, name, patience));
    } catch (error) {
      const { code, message } = error as { code?: string; message: string };
      if (!code || !LOST_A_LOCK.has(code) || tries >= patience.retries) throw error;
      patience.onRetry?.(name, message);
      await sleep(patience.pauseMs);
    }
  }
}

/** `lock_not_available` and `deadlock_detected`. */
const LOST_A_LOCK: ReadonlySet<string> = new Set(['55P03', '40P01']);

async function applyOnce(trx: Transaction<Tables>, name: string, { lockSeconds, statementSeconds }: Patience): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
  const { rows } = await sql`select 1 from schema_migration where name = ${name}`.execute(trx);
  if (rows.length) return false;
  await sql`select set_config('lock_timeout', ${`${lockSeconds}s`}, true), set_config('statement_timeout', ${`${statementSeconds}s`}, true)`.execute(
    trx,
  );
  await MIGRATIONS.find((migration) => migration.name === name)!.up(trx as unknown as Kysely<unknown>);
  await sql`insert into schema_migration (name) values (${name})`.execute(trx);
  return true;
}
