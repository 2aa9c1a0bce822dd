import { sql, type Kysely } from 'kysely';

/** Payments that the customer's bank has taken back until somebody decides. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table payment_dispute (
    id text primary key, intent_id text not null references payment_intent on delete cascade, amount_cents integer not null,
    reason text not null, status text not null, opened_at timestamptz not null, updated_at timestamptz not null default now())`.execute(db);
  await sql`create index if not exists payment_dispute_intent on payment_dispute (intent_id)`.execute(db);
}
