import { type Job, SettleAll } from '../../platform/jobs/index.ts';
import { eraseDueAccounts } from '../erase-due-accounts.ts';
import type { PrivacyJobDeps } from './erase-old-data.ts';

/** Erases accounts whose day has come (decision note `erasure-can-be-undone`). */
export function eraseAccounts({ db, psp, now }: PrivacyJobDeps): Job {
  return {
    name: 'erase-accounts',
    everyMs: 3_600_000,
    budgetMs: 300_000,
    isExclusive: true,
    async run() {
      const each = new SettleAll();
      await eraseDueAccounts({ db, psp, each, now: now() });
      each.throwFailures();
    },
  };
}
