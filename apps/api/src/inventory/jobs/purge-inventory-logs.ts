import { sql } from 'kysely';
import type { Database } from '../../platform/database/index.ts';
import type { Job } from '../../platform/jobs/index.ts';

/** A process that was without the database for longer reads every month again. */
const STOCK_CHANGES = '2 hours';
/** A promotion that begins is compared with the prices of so long before (decision note `prior-price`). */
const PRICE_HISTORY = '30 days';

/**
 * Deletes what nobody reads any more of the logs of stock changes and of prices, by the database's clock. A change of a long
 * transaction is old when it is committed: it is deleted no sooner than a run after the one that first saw it.
 */
export function purgeInventoryLogs({ db }: { readonly db: Database }): Job {
  const ago = (kept: string) => sql<Date>`now() - ${kept}::interval`;
  let visibleBefore = '0';
  return {
    name: 'purge-inventory-logs',
    everyMs: 60_000,
    budgetMs: 30_000,
    isExclusive: true,
    async run() {
      await db
        .deleteFrom('stock_change')
        .where('changed_at', '<', ago(STOCK_CHANGES))
        .where(sql<boolean>`tx < ${visibleBefore}::xid8`)
        .execute();
      visibleBefore = await oldestRunning(db);
      await db.deleteFrom('room_price_history').where('until', '<', ago(PRICE_HISTORY)).execute();
    },
  };
}

/** Changes of earlier transactions can be read by every process. */
async function oldestRunning(db: Database): Promise<string> {
  const { rows } = await sql<{ tx: string }>`select pg_snapshot_xmin(pg_current_snapshot())::text as tx`.execute(db);
  return rows[0]!.tx;
}
