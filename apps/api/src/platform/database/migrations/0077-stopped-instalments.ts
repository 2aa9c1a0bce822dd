import { sql, type Kysely } from 'kysely';

/** Why an instalment that is still open is not charged any more: the payment before it is disputed, or was given back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment_schedule add column stopped text`.execute(db);
}
