import { sql, type Kysely } from 'kysely';

/**
 * The balance of the ledger is checked in pieces (decision note `ledger-balance-in-pieces`): which orders and gifts have moved
 * since they were checked, what was found, and how far the check of the whole history has come.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

/** Who signs in for the processes may not have the new tables yet: the triggers write them with the rights of their owner. */
const AS_OWNER = 'language plpgsql security definer set search_path from current';

const STATEMENTS: readonly string[] = [
  // Without a unique key: writers of one order never wait for each other here.
  `create table ledger_check_queue (
     id bigint generated always as identity primary key, kind text not null, key text not null,
     queued_at timestamptz not null default now())`,
  `create table ledger_imbalance (
     kind text not null, key text not null, account text not null, subject text not null,
     ledger_cents integer not null, expected_cents integer not null, found_at timestamptz not null default now(),
     primary key (kind, key, account))`,
  `create table ledger_check_progress (
     part text primary key, night date not null, position text, finished_at timestamptz)`,
  // Stays are earned when they begin: every ten minutes the recent ones are looked at, not all that ever began.
  `create index if not exists purchase_begun on purchase (checkin) where status = 'paid' and kind = 'stay'`,
  `create function queue_order_check() returns trigger ${AS_OWNER} as $$
     begin
       insert into ledger_check_queue (kind, key) values ('order', coalesce(new.purchase_uuid, old.purchase_uuid)::text);
       return null;
     end $$`,
  `create trigger journal_entry_check after insert on journal_entry for each row
     when (new.purchase_uuid is not null) execute function queue_order_check()`,
  `create trigger payment_intent_check after insert or delete on payment_intent for each row execute function queue_order_check()`,
  `create trigger payment_intent_changed_check after update of status, amount_cents, updated_at on payment_intent for each row
     when ((old.status, old.amount_cents, old.updated_at) is distinct from (new.status, new.amount_cents, new.updated_at))
     execute function queue_order_check()`,
  `create trigger purchase_gift_check after insert or update or delete on purchase_gift for each row execute function queue_order_check()`,
  `create function queue_refunded_check() returns trigger ${AS_OWNER} as $$
     begin
       insert into ledger_check_queue (kind, key)
         select 'order', purchase_uuid::text from payment_intent where id = coalesce(new.intent_id, old.intent_id);
       return null;
     end $$`,
  `create trigger payment_refund_check after insert or update or delete on payment_refund
     for each row execute function queue_refunded_check()`,
  `create function queue_purchase_check() returns trigger ${AS_OWNER} as $$
     begin
       insert into ledger_check_queue (kind, key) values ('order', old.uuid::text);
       return null;
     end $$`,
  `create trigger purchase_changed_check after update of status, amount_cents, parts on purchase for each row
     when ((old.status, old.amount_cents, old.parts) is distinct from (new.status, new.amount_cents, new.parts))
     execute function queue_purchase_check()`,
  `create trigger purchase_deleted_check after delete on purchase for each row execute function queue_purchase_check()`,
  `create function queue_voucher_check() returns trigger ${AS_OWNER} as $$
     begin
       insert into ledger_check_queue (kind, key) values ('gift', coalesce(new.code, old.code));
       return null;
     end $$`,
  `create trigger gift_voucher_check after insert or delete on gift_voucher for each row execute function queue_voucher_check()`,
  `create trigger gift_voucher_changed_check after update of status, remaining_cents, breakage_cents on gift_voucher for each row
     when ((old.status, old.remaining_cents, old.breakage_cents) is distinct from (new.status, new.remaining_cents, new.breakage_cents))
     execute function queue_voucher_check()`,
  `create function queue_liability_check() returns trigger ${AS_OWNER} as $$
     begin
       insert into ledger_check_queue (kind, key) values ('gift', new.subject);
       return null;
     end $$`,
  `create trigger journal_line_check after insert on journal_line for each row
     when (new.account = 'giftLiability' and new.subject is not null) execute function queue_liability_check()`,
];
