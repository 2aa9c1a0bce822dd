import { sql, type Kysely } from 'kysely';

/**
 * The ledger: entries of debits and credits that add up to nothing, written once and never altered, and the close of each day.
 * It names no person and refers to orders without a foreign key, so that it outlives what is forgotten.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS: readonly string[] = [
  `create table seller_profile (
     id bigint generated always as identity primary key, body jsonb not null, since timestamptz not null default now())`,
  `create table journal_entry (
     id bigint generated always as identity primary key, event_key text not null unique, kind text not null, purchase_uuid uuid,
     at timestamptz not null, day date not null, point_of_sale text not null, supplies jsonb,
     written_at timestamptz not null default now())`,
  `create index if not exists journal_entry_purchase on journal_entry (purchase_uuid, id)`,
  `create index if not exists journal_entry_day on journal_entry (point_of_sale, day)`,
  `create table journal_line (
     entry_id bigint not null references journal_entry, position smallint not null, account text not null, subject text,
     amount_cents integer not null check (amount_cents <> 0), primary key (entry_id, position))`,
  `create index if not exists journal_line_subject on journal_line (subject, account) where subject is not null`,
  `create table ledger_close (
     point_of_sale text not null, day date not null, totals jsonb not null, unbalanced jsonb not null,
     closed_at timestamptz not null default now(), primary key (point_of_sale, day))`,
  `create function refuse_ledger_change() returns trigger language plpgsql as $$
     begin raise exception 'The ledger is append-only: % of % is refused. Write an entry that corrects it.', tg_op, tg_table_name; end $$`,
  ...['journal_entry', 'journal_line', 'ledger_close', 'seller_profile'].map(
    (table) =>
      `create trigger ${table}_append_only before update or delete or truncate on ${table}
         for each statement execute function refuse_ledger_change()`,
  ),
  `create function check_journal_balance() returns trigger language plpgsql as $$
     declare wrong bigint;
     begin
       select entry_id into wrong from written group by entry_id having sum(amount_cents) <> 0 limit 1;
       if wrong is not null then raise exception 'Journal entry % does not balance.', wrong; end if;
       return null;
     end $$`,
  `create trigger journal_line_balance after insert on journal_line referencing new table as written
     for each statement execute function check_journal_balance()`,
];
