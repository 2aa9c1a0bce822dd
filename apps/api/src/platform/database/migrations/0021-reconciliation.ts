import { sql, type Kysely } from 'kysely';

/** When the provider was last asked about a payment that nobody has told of, and the runs of the daily reconciliation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS: readonly string[] = [
  `alter table payment_intent add column asked_at timestamptz`,
  `create index if not exists payment_intent_created on payment_intent (updated_at) where status = 'created'`,
  `create table reconciliation_run (
     day date primary key, lease_until timestamptz not null, finished_at timestamptz, compared integer,
     differences jsonb)`,
];
