import { sql, type Kysely } from 'kysely';

/** Reminders of gifts before their last day (decision note `a-gift-reminds-its-holder`): which there were, and whether its holder has ended them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table gift_voucher add column reminders_ended_at timestamptz`.execute(db);
  await sql`create table gift_reminder (
    id bigint generated always as identity primary key,
    code text not null references gift_voucher (code) on delete cascade,
    expires_on date not null,
    days integer not null,
    queued_at timestamptz not null,
    outcome text check (outcome in ('sent', 'bounced', 'dropped')),
    unique (code, expires_on, days)
  )`.execute(db);
  await sql`create index if not exists gift_event_code on gift_event (code) where code is not null`.execute(db);
  await sql`create index if not exists gift_voucher_expiring on gift_voucher (expires_on) where status = 'active'`.execute(db);
}
