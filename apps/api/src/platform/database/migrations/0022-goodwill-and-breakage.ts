import { sql, type Kysely } from 'kysely';

/** What was given back on top of every rule, in the provider's dashboard, and what an expired gift no longer owes; cents. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment_refund add column goodwill_cents integer not null default 0`.execute(db);
  await sql`alter table gift_voucher add column breakage_cents integer not null default 0`.execute(db);
}
