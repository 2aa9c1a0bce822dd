import { sql, type Kysely } from 'kysely';

/** How whoever was given an activity reaches the centre that runs it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table activity_center add column telephone text, add column hours jsonb`.execute(db);
}
