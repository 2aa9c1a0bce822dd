import { sql, type Kysely } from 'kysely';

/** What each stay of a box must have in its programme (decision note `a-box-holds-what-it-says`); null: its themes alone decide. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table box add column required_items jsonb`.execute(db);
}
