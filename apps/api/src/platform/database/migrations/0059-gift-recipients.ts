import { sql, type Kysely } from 'kysely';

/** The gifts that were sent to an address are found by it: in the account, and for a recipient who has lost a code. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index if not exists gift_voucher_recipient on gift_voucher (lower(recipient_email))`.execute(db);
}
