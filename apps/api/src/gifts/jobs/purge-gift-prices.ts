import { sql } from 'kysely';
import type { Database } from '../../platform/database/index.ts';
import type { Job } from '../../platform/jobs/index.ts';

/** A promotion that begins is compared with the prices of so long before (decision note `gift-promotions`); a day more for the clocks. */
const PRICE_HISTORY_DAYS = 31;

/** Deletes prices that no promotion is compared with any more. */
export function purgeGiftPrices({ db }: { readonly db: Database }): Job {
  return {
    name: 'purge-gift-prices',
    everyMs: 60_000,
    budgetMs: 30_000,
    isExclusive: true,
    run: async () =>
      void (await sql`delete from gift_price_history where until < current_date - ${PRICE_HISTORY_DAYS}::integer`.execute(db)),
  };
}
