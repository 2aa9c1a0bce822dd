import type { Database } from '../../platform/database/index.ts';
import { type Job, SettleAll } from '../../platform/jobs/index.ts';
import { maintainLedger } from '../maintain-ledger.ts';

/** Books what happens without anybody moving money, and closes the days that are over. `now` is the shop's clock. */
export function closeLedgerDays({ db, now }: { readonly db: Database; readonly now: () => Date }): Job {
  return {
    name: 'close-ledger-days',
    everyMs: 600_000,
    budgetMs: 120_000,
    isExclusive: true,
    async run() {
      const each = new SettleAll();
      await maintainLedger({ db, each, now: now() });
      each.throwFailures();
    },
  };
}
