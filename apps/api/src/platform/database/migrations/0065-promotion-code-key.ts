import { sql, type Kysely } from 'kysely';

/** Codes are found by what of them counts (`codeKey`): without dashes and blanks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index if not exists promotion_code_key on promotion_code (regexp_replace(upper(code), '[^A-Z0-9]', '', 'g'))`.execute(
    db,
  );
}
