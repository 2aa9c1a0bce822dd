import { sql, type Kysely } from 'kysely';

/** When dunning for an instalment was over: the booking was cancelled, or the amount is owed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment_schedule add column given_up_at timestamptz`.execute(db);
}
