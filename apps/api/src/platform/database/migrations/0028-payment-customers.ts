import { sql, type Kysely } from 'kysely';

/** Who an account is at the payment provider, which saves its cards: one customer for each of the shop's accounts there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table payment_customer (
    account_id uuid not null references account on delete cascade,
    provider_account text not null,
    customer_id text not null unique,
    created_at timestamptz not null default now(),
    primary key (account_id, provider_account)
  )`.execute(db);
}
