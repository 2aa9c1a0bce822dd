import { sql, type Kysely } from 'kysely';

/** The account to whose address a gift was sent stays its recipient when that address changes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table gift_voucher add column recipient_account_id uuid references account (id) on delete set null`.execute(db);
  await sql`create index if not exists gift_voucher_recipient_account on gift_voucher (recipient_account_id) where recipient_account_id is not null`.execute(
    db,
  );
}
