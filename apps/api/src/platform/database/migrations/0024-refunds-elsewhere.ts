import { sql, type Kysely } from 'kysely';

/** A promised refund comes to nothing where the provider's dashboard has given the money back before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment_refund drop constraint payment_refund_amount_cents_check,
    add constraint payment_refund_amount_cents_check check (amount_cents >= 0)`.execute(db);
}
