import { sql, type Kysely } from 'kysely';

/** A refund that a bank has sent back is owed again (`failed_refund`: the provider's id of it), and given by a transfer instead. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment_refund add column failed_at timestamptz, add column failed_refund text,
    add column transfer_reference text, add column transferred_by text, add column transfer_reason text`.execute(db);
  await sql`create index if not exists payment_refund_failed on payment_refund (failed_at) where failed_at is not null and done_at is null`.execute(
    db,
  );
}
