import { sql, type Kysely } from 'kysely';

/** When a plan had ended and the payment provider was to forget the means of payment that it kept for it (decision note `saved-cards`). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS: readonly string[] = [
  `alter table purchase add column method_released_at timestamptz`,
  `create index if not exists purchase_method_stored on purchase (created_at) where payment_plan is not null and method_released_at is null`,
];
