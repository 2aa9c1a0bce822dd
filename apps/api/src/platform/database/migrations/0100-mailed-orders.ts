import { sql, type Kysely } from 'kysely';

/** The order that a mailed link gives to an account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table account_token add column purchase_uuid uuid references purchase on delete cascade`.execute(db);
}
