import { sql, type Kysely } from 'kysely';

/**
 * Customer care finds a name without its accents. Marks are taken off before the letters are made small: where the database's locale
 * is C, `lower` knows no É. `normalize` needs no extension, which the embedded engine would lack.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS: readonly string[] = [
  `create function folded_name(name text) returns text language sql immutable strict parallel safe as $$
     select lower(regexp_replace(
       normalize(replace(replace(replace(replace(name, 'œ', 'oe'), 'Œ', 'oe'), 'æ', 'ae'), 'Æ', 'ae'), NFD), '[\\u0300-\\u036f]', '', 'g'))
   $$`,
  `create index if not exists purchase_folded_last on purchase (folded_name(buyer->>'lastName') text_pattern_ops)`,
  `create index if not exists purchase_folded_full on purchase
     (folded_name((buyer->>'firstName') || ' ' || (buyer->>'lastName')) text_pattern_ops)`,
  `create index if not exists account_folded_last on account (folded_name(last_name) text_pattern_ops)`,
  `create index if not exists account_folded_full on account (folded_name(first_name || ' ' || last_name) text_pattern_ops)`,
];
