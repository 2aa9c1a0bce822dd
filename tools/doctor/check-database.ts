import type { Database } from '@shop/api/database';
import { sql } from 'kysely';
import { fail, ok, type Finding } from './finding.ts';

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
  return judgeVersion(Number(rows[0]?.server_version_num));
}

/** `number` as PostgreSQL counts: 150004 is 15.4. */
export function judgeVersion(number: number): Finding {
  const version = `PostgreSQL ${Math.floor(number / 10_000)}.${number % 10_000}`;
  if (number >= OLDEST * 10_000) return ok('database version', version);
  return fail('database version', `${version} is older than ${OLDEST}`, `move the database to PostgreSQL ${OLDEST} or newer`);
}
