import { sql, type Kysely } from 'kysely';

/** The payments that the second provider has made for one of the shop's: a new one after each that was declined. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table mollie_payment (
    id text primary key, intent_id text not null, attempt smallint not null, voided_at timestamptz,
    created_at timestamptz not null default now(), unique (intent_id, attempt))`.execute(db);
}
