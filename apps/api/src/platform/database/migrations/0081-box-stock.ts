import { sql, type Kysely } from 'kysely';

/** How many printed boxes the warehouse has; a box without a row is printed as it is sold. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`create table box_stock (code text primary key, pieces integer not null check (pieces >= 0))`).execute(db);
}
