import { sql, type Kysely } from 'kysely';

/** Codes are found by what of them counts (`giftCodeKey`): without dashes and blanks, O, I and L as 0 and 1. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index if not exists gift_voucher_code_key on gift_voucher
    (translate(regexp_replace(upper(code), '[^A-Z0-9]', '', 'g'), 'OIL', '011'))`.execute(db);
}
