import { sql, type Kysely } from 'kysely';

/** A refund that waits for the end of a dispute, and the dispute that covers it: lost, it has given the customer that money. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment_refund add column disputed_at timestamptz, add column dispute_id text`.execute(db);
}
