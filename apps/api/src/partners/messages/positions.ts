import { sql } from 'kysely';
import type { Database } from '../../platform/database/index.ts';

const LOCKS = { partner_message: 4_200_015, order_event: 4_200_016 } as const;

/**
 * Gives every committed row its place in the feed, one process at a time. A reader that goes on from a position misses nothing: a
 * transaction that was slow gets a higher one than all that somebody may have read. Transaction ids would tell as much, but
 * start again in a database that was restored, and cursors are kept by others.
 */
export async function numberRows(db: Database, table: keyof typeof LOCKS): Promise<void> {
  const waiting = await db.selectFrom(table).select('serial').where('position', 'is', null).limit(1).executeTakeFirst();
  if (!waiting) return;
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${LOCKS[table]})`.execute(trx);
    await sql`
      update ${sql.table(table)} as row set position = numbered.position
      from (
        select serial, nextval(${`${table}_position`}) as position
        from (select serial from ${sql.table(table)} where position is null order by serial) as waiting) as numbered
      where row.serial = numbered.serial`.execute(trx);
  });
}
