import { sql, type Kysely } from 'kysely';

/** Which country a customer signed in from; sessions from before do not know it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table session add column country text`.execute(db);
}
