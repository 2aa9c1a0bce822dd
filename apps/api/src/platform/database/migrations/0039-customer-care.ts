import { sql, type Kysely } from 'kysely';

/**
 * Customer care: the role of a colleague's session, the audit log of what colleagues look at and do, and their notes. The audit
 * log is append-only: no row is altered, and only those that are over their time (docs/privacy.md) are deleted. It names orders and
 * accounts by their ids alone, without a foreign key, so that it outlives what is forgotten.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS: readonly string[] = [
  `alter table session add column care_role text`,
  `create table care_audit (
     id bigint generated always as identity primary key, at timestamptz not null default now(), colleague text not null,
     role text not null, action text not null, subjects text[] not null, reason text not null, detail jsonb not null default '{}',
     call_key text unique)`,
  `create index if not exists care_audit_at on care_audit (at)`,
  `create function refuse_care_audit_change() returns trigger language plpgsql as $$
     begin
       if tg_op = 'DELETE' and old.at < now() - interval '3 years' then return old; end if;
       raise exception 'The audit log is append-only: % of % is refused.', tg_op, tg_table_name;
     end $$`,
  `create trigger care_audit_append_only before update or delete on care_audit
     for each row execute function refuse_care_audit_change()`,
  `create trigger care_audit_no_truncate before truncate on care_audit
     for each statement execute function refuse_care_audit_change()`,
  `create table care_note (
     id uuid primary key, purchase_uuid uuid not null references purchase, colleague text not null, note text not null,
     created_at timestamptz not null default now())`,
  `create index if not exists care_note_purchase on care_note (purchase_uuid)`,
  `create index if not exists purchase_mail_prefix on purchase (lower(email) text_pattern_ops)`,
  `create index if not exists purchase_last_name on purchase (lower(buyer->>'lastName') text_pattern_ops)`,
  `create index if not exists purchase_full_name on purchase (lower((buyer->>'firstName') || ' ' || (buyer->>'lastName')) text_pattern_ops)`,
  `create index if not exists purchase_phone on purchase (reverse(buyer->>'phoneNumber') text_pattern_ops)`,
  `create index if not exists account_mail_prefix on account (email text_pattern_ops)`,
  `create index if not exists account_last_name on account (lower(last_name) text_pattern_ops)`,
  `create index if not exists account_full_name on account (lower(first_name || ' ' || last_name) text_pattern_ops)`,
  `create index if not exists account_phone on account (reverse(phone_number) text_pattern_ops)`,
  `create index if not exists outbox_order on outbox ((payload->>'uuid')) where payload ? 'uuid'`,
];
