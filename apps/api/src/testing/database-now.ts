import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

/** The clock that rows are written by, so that a test compares them with the time of no other machine; `aheadMs` later. */
export async function databaseNow(db: Database, aheadMs = 0): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  return new Date(rows[0]!.now.getTime() + aheadMs);
}

/** From so long ago until as long from now, by the database's clock. */
export async function aroundNow(db: Database, aroundMs = 3_600_000): Promise<{ from: Date; to: Date }> {
  return { from: await databaseNow(db, -aroundMs), to: await databaseNow(db, aroundMs) };
}
