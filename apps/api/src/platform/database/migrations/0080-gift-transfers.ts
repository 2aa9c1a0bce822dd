import { sql, type Kysely } from 'kysely';

/** A gift that its holder has given to somebody else (decision note `a-gift-changes-hands`): when, and the first name of its new holder. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table gift_voucher add column transferred_at timestamptz, add column recipient_name text`.execute(db);
}
