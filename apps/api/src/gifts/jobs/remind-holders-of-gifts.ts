import type { Database } from '../../platform/database/index.ts';
import type { Job } from '../../platform/jobs/index.ts';
import { enqueueReminders } from '../reminders/enqueue-reminders.ts';

/** Reminds the holder of a gift that its last day comes near. `now` is the shop's clock. */
export function remindHoldersOfGifts({ db, now }: { readonly db: Database; readonly now: () => Date }): Job {
  return {
    name: 'remind-holders-of-gifts',
    everyMs: 600_000,
    budgetMs: 120_000,
    isExclusive: true,
    run: () => enqueueReminders(db, now()),
  };
}
