import { type Job, SettleAll } from '../../platform/jobs/index.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import { chargeDue } from '../schedule/charge-due.ts';
import { closeEndedPayments } from '../schedule/close-ended-payments.ts';
import type { InstalmentJobDeps } from './remind-of-instalments.ts';

/** Charges instalments and deferred payments on their day, and closes what customers have begun to pay of those that have ended. May run in every process: each of them is leased before it is charged. */
export function chargeDueInstalments({ db, psp, now, everyMs }: InstalmentJobDeps & { readonly psp: PaymentProvider }): Job {
  return {
    name: 'charge-due-instalments',
    everyMs,
    budgetMs: 60_000,
    async run() {
      const each = new SettleAll();
      await chargeDue({ db, psp, each, now: now() });
      await closeEndedPayments({ db, psp, each, now: now() });
      each.throwFailures();
    },
  };
}
