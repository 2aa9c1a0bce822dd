import { sql, type Kysely } from 'kysely';

/** When an account was last used, and the orders that still name somebody, oldest first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table account add column last_seen_at timestamptz not null default now()`.execute(db);
  await sql`create index if not exists purchase_named on purchase (created_at) where email <> ''`.execute(db);
}
