import { sql, type Kysely } from 'kysely';

/** The day on which an account is erased whose owner has asked for it; until then they may keep it (decision note `erasure-can-be-undone`). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table account add column erase_on date`.execute(db);
  await sql`create index if not exists account_erase_on on account (erase_on) where erase_on is not null`.execute(db);
}
