import { sql, type Kysely } from 'kysely';

/** A box that its holder has exchanged (decision note `a-box-is-exchanged`): when, and the name and picture of what it is now. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table gift_voucher add column exchanged_at timestamptz, add column exchanged_for jsonb`.execute(db);
}
