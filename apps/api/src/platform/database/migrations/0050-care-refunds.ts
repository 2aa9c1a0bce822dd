import { sql, type Kysely } from 'kysely';

/**
 * What customer care gives back with a reason, and who has decided it: above the operator's limit another colleague than the one who
 * asks. An account that customer care has blocked, and since when.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table care_refund (
    id uuid primary key, purchase_uuid uuid not null references purchase, amount_cents integer not null check (amount_cents > 0),
    status text not null check (status in ('waiting', 'done', 'refused')), colleague text not null, reason text not null,
    created_at timestamptz not null default now(), decided_by text, decided_at timestamptz,
    check (status = 'waiting' or decided_by is not null))`.execute(db);
  await sql`create index if not exists care_refund_purchase on care_refund (purchase_uuid)`.execute(db);
  await sql`alter table account add column blocked_at timestamptz`.execute(db);
}
