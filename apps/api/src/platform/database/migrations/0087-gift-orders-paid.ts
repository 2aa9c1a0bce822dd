import { sql, type Kysely } from 'kysely';

/** Gift cards that were bought lately are counted by mailbox, whose spellings no index knows: they are found by their day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index if not exists purchase_gift_paid on purchase (paid_at) where status = 'paid' and kind = 'gift'`.execute(db);
}
