import { sql, type Kysely } from 'kysely';

/** How a customer who has booked a stay reaches the hotel. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table hotel add column telephone text`.execute(db);
}
