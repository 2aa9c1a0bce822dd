import { sql, type Kysely } from 'kysely';

/** How whoever has booked a stay reaches the house. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table hotel add column telephone text`.execute(db);
}
