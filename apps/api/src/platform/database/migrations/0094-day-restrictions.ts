import { sql, type Kysely } from 'kysely';

/** What a house restricts of its days beside the minimum stay (decision note `day-restrictions`); null where nothing is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table room_month add column max_stay smallint[], add column closed boolean[],
    add column closed_to_arrival boolean[], add column closed_to_departure boolean[]`.execute(db);
}
