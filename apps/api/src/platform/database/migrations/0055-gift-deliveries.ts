import { sql, type Kysely } from 'kysely';

/**
 * When the mail of a gift leaves, and what has happened to the gift since. Whom it reaches, and in which words, stands on its
 * vouchers alone. `current_code` opens a gift in place of the code that its books know it by.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS: readonly string[] = [
  `create table gift_delivery (
     id uuid primary key, order_uuid uuid not null references purchase, send_day date, send_time text, time_zone text,
     send_at timestamptz not null,
     state text not null default 'scheduled' check (state in ('scheduled', 'sending', 'sent', 'bounced', 'cancelled')),
     revision integer not null default 1, queued_revision integer not null default 0, sending_since timestamptz,
     sent_at timestamptz)`,
  `create index if not exists gift_delivery_order on gift_delivery (order_uuid)`,
  `create index if not exists gift_delivery_due on gift_delivery (send_at) where state = 'scheduled' and queued_revision < revision`,
  `create table gift_event (
     id bigint generated always as identity primary key, at timestamptz not null, kind text not null, order_uuid uuid,
     code text, detail jsonb not null default '{}')`,
  `create index if not exists gift_event_order on gift_event (order_uuid)`,
  `alter table gift_voucher add column delivery_id uuid`,
  `alter table gift_voucher add column current_code text unique`,
  `alter table gift_voucher add column extended_at timestamptz`,
  `create index if not exists gift_voucher_opening_key on gift_voucher
     (translate(regexp_replace(upper(coalesce(current_code, code)), '[^A-Z0-9]', '', 'g'), 'OIL', '011'))`,
];
