import { sql, type Kysely } from 'kysely';

/** Payments that are taken on later days: the plan of an order, and the charges of the test provider. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS: readonly string[] = [
  `create table payment_schedule (
     id uuid primary key, purchase_uuid uuid not null references purchase, number smallint not null,
     due_day date not null, amount_cents integer not null check (amount_cents >= 0),
     status text not null default 'planned' check (status in ('planned', 'charging', 'paid', 'failed', 'cancelled')),
     attempts smallint not null default 0, next_attempt_on date, lease_until timestamptz, charging_cents integer,
     intent_id text, decline_code text, reminded_at timestamptz, paid_at timestamptz,
     created_at timestamptz not null default now(), unique (purchase_uuid, number))`,
  `create index if not exists payment_schedule_due on payment_schedule (next_attempt_on) where status in ('planned', 'failed')`,
  `create index if not exists payment_schedule_lease on payment_schedule (lease_until) where lease_until is not null`,
  `alter table payment_intent add column instalment_id uuid references payment_schedule`,
  `create index if not exists payment_intent_instalment on payment_intent (instalment_id) where instalment_id is not null`,
  `create table test_charge (
     reference text primary key, id text not null unique, amount_cents integer not null, status text not null,
     decline_code text, updated_at timestamptz not null default now())`,
];
