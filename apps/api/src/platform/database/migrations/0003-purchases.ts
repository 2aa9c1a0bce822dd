import { sql, type Kysely } from 'kysely';

/** What an order beyond a stay needs: other products, reductions, gifts as payment, changes and invoices. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS: readonly string[] = [
  `alter table purchase
     alter column hotel_id drop not null, alter column room_id drop not null, alter column stay_id drop not null,
     alter column checkin drop not null, alter column checkout drop not null`,
  `alter table purchase
     add column kind text not null default 'stay', add column account_id uuid, add column parts jsonb,
     add column cancellation jsonb, add column insured boolean not null default false, add column promotion_code text,
     add column gift jsonb, add column payment_plan jsonb, add column minisite_id integer,
     add column expires_at timestamptz, add column failure text, add column paid_at timestamptz, add column cancelled_at timestamptz,
     add column refunded_cents integer not null default 0, add column invoice jsonb`,
  `create index if not exists purchase_pending on purchase (expires_at) where status = 'pending'`,
  `create index if not exists purchase_account on purchase (account_id) where account_id is not null`,
  `create index if not exists purchase_email on purchase (lower(email))`,
  `alter table payment_intent add column change_id uuid, add column refunded_cents integer not null default 0`,
  `create index if not exists payment_intent_purchase on payment_intent (purchase_uuid)`,
  `create index if not exists payment_intent_processing on payment_intent (updated_at) where status = 'processing'`,
  `create table payment_refund (
     key text primary key, intent_id text not null references payment_intent, amount_cents integer not null check (amount_cents > 0),
     created_at timestamptz not null default now(), done_at timestamptz)`,
  `create index if not exists payment_refund_intent on payment_refund (intent_id)`,
  `create table purchase_gift (
     purchase_uuid uuid not null references purchase, code text not null, amount_cents integer not null check (amount_cents > 0),
     refunded_cents integer not null default 0, primary key (purchase_uuid, code), check (refunded_cents between 0 and amount_cents))`,
  `create table promotion_code (
     code text primary key, percent smallint check (percent between 1 and 100), cents integer check (cents > 0),
     valid_from date, valid_until date, minimum_cents integer not null default 0, once_per_customer boolean not null default false,
     uses_left integer check (uses_left >= 0), check ((percent is null) <> (cents is null)))`,
  `create table promotion_use (
     code text not null references promotion_code, customer text not null, purchase_uuid uuid not null unique references purchase,
     primary key (code, customer))`,
  `create table purchase_change (
     id uuid primary key, purchase_uuid uuid not null references purchase, status text not null, stay jsonb not null,
     difference_cents integer not null, created_at timestamptz not null default now(), expires_at timestamptz not null)`,
  `create index if not exists purchase_change_purchase on purchase_change (purchase_uuid)`,
  `create index if not exists purchase_change_pending on purchase_change (expires_at) where status = 'pending'`,
  `create index if not exists idempotency_age on idempotency (created_at)`,
  `create index if not exists outbox_due on outbox (next_attempt_at) where sent_at is null`,
  `alter table stock_change add column changed_at timestamptz not null default now()`,
  `create index if not exists stock_change_age on stock_change (changed_at)`,
];
