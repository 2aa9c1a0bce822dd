import { sql } from 'kysely';
import type { Database } from '../../platform/database/index.ts';
import type { Job } from '../../platform/jobs/index.ts';

/** A process that was without the database for longer reads every month again. */
const STOCK_CHANGES = '2 hours';
/** A promotion that begins is compared with the prices of so long before (decision note `prior-price`). */
const PRICE_HISTORY = '30 days';

/** Deletes what nobody reads any more of the logs of stock changes and of prices, by the database's clock. */
export function purgeInventoryLogs({ db }: { readonly db: Database }): Job {
  const ago = (kept: string) => sql<Date>`now() - ${kept}::interval`;
  return {
    name: 'purge-inventory-logs',
    everyMs: 60_000,
    budgetMs: 30_000,
    isExclusive: true,
    async run() {
      await db.deleteFrom('stock_change').where('changed_at', '<', ago(STOCK_CHANGES)).execute();
      await db.deleteFrom('room_price_history').where('until', '<', ago(PRICE_HISTORY)).execute();
    },
  };
}
