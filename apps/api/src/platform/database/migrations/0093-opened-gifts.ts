import { sql, type Kysely } from 'kysely';

/** When a gift that was mailed was first opened by its code. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table gift_delivery add column opened_at timestamptz`.execute(db);
}
