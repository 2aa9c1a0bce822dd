import { sql, type Kysely } from 'kysely';

/** What a picture shows, by its id; a picture without a row is shown by the name of its product. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`create table picture (id text primary key, alt jsonb not null)`).execute(db);
}
