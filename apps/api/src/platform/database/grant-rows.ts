import { sql } from 'kysely';
import { openDatabase } from './database.ts';

/**
 * Lets the role that processes and tools sign in with read and write the rows of every table, and nothing more: it neither
 * alters the schema nor switches off the triggers that keep ledger and invoices as they were written.
 */
export async function grantRows(ownerUrl: string, role: string): Promise<void> {
  const db = openDatabase(ownerUrl, 1);
  try {
    await db.transaction().execute(async (trx) => {
      const [schema, to] = [sql.id(await currentSchema(trx)), sql.id(role)];
      await sql`grant usage on schema ${schema} to ${to}`.execute(trx);
      await sql`grant select, insert, update, delete on all tables in schema ${schema} to ${to}`.execute(trx);
      await sql`grant usage, select on all sequences in schema ${schema} to ${to}`.execute(trx);
      await sql`revoke insert, update, delete on schema_migration from ${to}`.execute(trx);
    });
  } finally {
    await db.destroy();
  }
}

async function currentSchema(db: Parameters<ReturnType<typeof sql>['execute']>[0]): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db);
  return rows[0]!.name;
}
