import { sql, type Kysely } from 'kysely';

/** Since when an instalment is being charged: one whose charge does not end is told to the operator. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment_schedule add column charging_since timestamptz`.execute(db);
}
