import type { Database } from '@shop/api/database';
import { sql } from 'kysely';
import { fail, ok, warn, type Finding } from './finding.ts';

const OLDEST = 15;

/** Whether it answers at all. */
export async function checkReachable(db: Database): Promise<Finding> {
  const began = performance.now();
  try {
    await sql`select 1`.execute(db);
    return ok('database', `answers in ${Math.round(performance.now() - began)} ms, connecting included`);
  } catch (error) {
    const { message, code } = error as Error & { code?: string };
    return fail(
      'database',
      `does not answer: ${message || code || String(error)}`,
      'start PostgreSQL, or correct DATABASE_URL (host, name, password)',
    );
  }
}

export async function checkVersion(db: Database): Promise<Finding> {
  const { rows } = await sql<{ server_version_num: string }>`show server_version_num`.execute(db);
  return checkVersionNumber(Number(rows[0]?.server_version_num));
}

/** `number` as PostgreSQL counts: 150004 is 15.4. */
export function checkVersionNumber(number: number): Finding {
  const version = `PostgreSQL ${Math.floor(number / 10_000)}.${number % 10_000}`;
  if (number >= OLDEST * 10_000) return ok('database version', version);
  return fail('database version', `${version} is older than ${OLDEST}`, `move the database to PostgreSQL ${OLDEST} or newer`);
}

/** An attacker who controls a process should not be able to alter tables, or to switch off what keeps ledger and invoices as they are. */
export async function checkRole(db: Database): Promise<Finding> {
  const { rows } = await sql<{ role: string; may_alter: boolean }>`
    select current_user as role, has_schema_privilege(current_schema(), 'create')
      or exists (select from pg_class where relnamespace = current_schema()::regnamespace and pg_has_role(relowner, 'member')) as may_alter`.execute(
    db,
  );
  const { role = '', may_alter: mayAlter = true } = rows[0] ?? {};
  if (!mayAlter) return ok('database role', `${role} reads and writes rows, and alters nothing`);
  return warn(
    'database role',
    `${role} may alter the schema, which no process needs`,
    'give the schema to a role of its own and run npm run migrate with its DATABASE_OWNER_URL (docs/operating.md, "PostgreSQL")',
  );
}
