import { sql, type Kysely } from 'kysely';

/** Instalments that were charged without the customer, by day: how many of a week's are declined is asked with every scrape. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index if not exists payment_schedule_charged on payment_schedule (due_day) where attempts > 0`.execute(db);
}
