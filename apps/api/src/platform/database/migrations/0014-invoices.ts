import { sql, type Kysely } from 'kysely';

/** Invoices and credit notes as they were issued, never altered, and the counters that number them without a gap. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS: readonly string[] = [
  `create table invoice_counter (
     seller text not null, series text not null, year smallint not null, last integer not null, primary key (seller, series, year))`,
  `create table invoice (
     seller text not null, number text not null, kind text not null, purchase_uuid uuid not null, refers_to text,
     day date not null, body jsonb not null, through_entry bigint not null,
     issued_at timestamptz not null default now(), primary key (seller, number),
     foreign key (seller, refers_to) references invoice (seller, number))`,
  `create index if not exists invoice_purchase on invoice (purchase_uuid, through_entry)`,
  `create trigger invoice_append_only before update or delete or truncate on invoice
     for each statement execute function refuse_ledger_change()`,
];
