import { sql, type Kysely } from 'kysely';
import type { Database } from './database.ts';
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
import * as retention from './migrations/0018-retention.ts';

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
  { name: '0018-retention', up: retention.up },
];

/** Any number, the same in every process: it lets one process migrate while the others wait. */
const LOCK = 4_200_001;

/** Brings the schema up to date in one transaction and returns the names of the migrations that ran. */
export async function migrate(db: Database): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
    await sql`create table if not exists schema_migration (name text primary key, applied_at timestamptz not null default now())`.execute(
      trx,
    );
    const { rows } = await sql<{ name: string }>`select name from schema_migration`.execute(trx);
    const applied = new Set(rows.map((row) => row.name));
    const missing = MIGRATIONS.filter((migration) => !applied.has(migration.name));
    for (const { name, up } of missing) {
      await up(trx as unknown as Kysely<unknown>);
      await sql`insert into schema_migration (name) values (${name})`.execute(trx);
    }
    return missing.map((migration) => migration.name);
  });
}
