import { sql } from 'kysely';
import type { Database } from '../../platform/database/index.ts';
import type { Job } from '../../platform/jobs/index.ts';

/** A process that was without the database for longer reads everything again. */
const KEPT_HOURS = 2;

/** Deletes what every index has read of the log of stock changes, by the database's clock. */
export function pruneStockChanges({ db }: { readonly db: Database }): Job {
  const before = sql<Date>`now() - make_interval(hours => ${KEPT_HOURS})`;
  return {
    name: 'prune-stock-changes',
    everyMs: 60_000,
    budgetMs: 30_000,
    isExclusive: true,
    run: () => db.deleteFrom('stock_change').where('changed_at', '<', before).execute(),
  };
}
