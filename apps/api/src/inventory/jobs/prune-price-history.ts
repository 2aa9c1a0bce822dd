import { sql } from 'kysely';
import type { Database } from '../../platform/database/index.ts';
import type { Job } from '../../platform/jobs/index.ts';

/** A promotion that begins is compared with the prices of so many days before (decision note `prior-price`). */
const KEPT_DAYS = 30;

/** Deletes prices that no promotion is compared with any more, by the database's clock. */
export function prunePriceHistory({ db }: { readonly db: Database }): Job {
  const before = sql<Date>`now() - make_interval(days => ${KEPT_DAYS})`;
  return {
    name: 'prune-price-history',
    everyMs: 60_000,
    budgetMs: 30_000,
    isExclusive: true,
    run: () => db.deleteFrom('room_price_history').where('until', '<', before).execute(),
  };
}
