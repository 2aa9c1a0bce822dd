import type { Database } from '../../platform/database/index.ts';
import { type Job, SettleAll } from '../../platform/jobs/index.ts';
import { checkHistory } from '../balance/check-history.ts';
import { checkQueued } from '../balance/check-queue.ts';

/** Checks what has moved, each minute, and every night the whole history, in slices. `now` is the shop's clock. */
export function checkLedgerBalance({ db, now }: { readonly db: Database; readonly now: () => Date }): Job {
  return {
    name: 'check-ledger-balance',
    everyMs: 60_000,
    budgetMs: 60_000,
    isExclusive: true,
    async run() {
      const each = new SettleAll();
      await each.of([checkQueued, () => checkHistory(db, now())], (check) => check(db));
      each.throwFailures();
    },
  };
}
