import { sql, type Kysely } from 'kysely';

/** Promotion codes get a scope and uses per customer; an order keeps the terms of its code, a change its whole price. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS: readonly string[] = [
  `alter table promotion_code
     add column products text[], add column themes text[], add column minisites integer[], add column uses_per_customer smallint`,
  `alter table purchase add column promotion jsonb`,
  `alter table purchase_change add column parts jsonb, add column based_on integer, add column failure text`,
];
