import { sql, type Kysely } from 'kysely';

/** How the recipient of an activity reaches the centre that runs it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table activity_center add column telephone text, add column hours jsonb`.execute(db);
}
