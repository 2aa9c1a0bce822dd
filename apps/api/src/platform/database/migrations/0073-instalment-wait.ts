import { sql, type Kysely } from 'kysely';

/** Until when the charge of an instalment waits for the customer who pays it, and the shop's day of that wait: there is one a day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment_schedule add column waited_on date, add column waits_until timestamptz`.execute(db);
}
