import { sql, type Kysely } from 'kysely';

/** What was written again: the catalogue, or reviews, extras, shipping fees or promotion codes, which need no new index. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table catalogue_version add column part text not null default 'catalogue'`.execute(db);
}
