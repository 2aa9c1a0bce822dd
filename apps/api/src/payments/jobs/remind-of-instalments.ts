import type { Database } from '../../platform/database/index.ts';
import { type Job, SettleAll } from '../../platform/jobs/index.ts';
import { sendInstalmentReminders } from '../schedule/send-reminders.ts';

export interface InstalmentJobDeps {
  readonly db: Database;
  /** The shop's clock. */
  readonly now: () => Date;
  /** From one look at what is due to the next, milliseconds. */
  readonly everyMs: number;
}

/** Announces instalments some days before they are charged. It asks no provider: one that hangs delays no reminder. */
export function remindOfDueInstalments({ db, now, everyMs }: InstalmentJobDeps): Job {
  return {
    name: 'remind-of-instalments',
    everyMs,
    budgetMs: 30_000,
    async run() {
      const each = new SettleAll();
      await sendInstalmentReminders({ db, each, now: now() });
      each.throwFailures();
    },
  };
}
