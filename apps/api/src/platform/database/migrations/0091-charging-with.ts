import { sql, type Kysely } from 'kysely';

/** The payment whose means an instalment is being charged with: the customer may have paid another one with other means since. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment_schedule add column charging_with text`.execute(db);
}
