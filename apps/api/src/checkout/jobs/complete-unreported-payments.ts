import { claimUnreportedPayments } from '../../payments/index.ts';
import { type Job, SettleAll } from '../../platform/jobs/index.ts';
import { onPaymentSucceeded } from '../on-payment-succeeded.ts';
import type { OrderJobDeps } from './complete-paid-orders.ts';

/** Completes payments of which neither the browser nor the provider has told: the provider is asked, once a minute for each. */
export function completeUnreportedPayments({ db, psp, now, graceMs }: OrderJobDeps): Job {
  return {
    name: 'complete-unreported-payments',
    everyMs: graceMs,
    budgetMs: 60_000,
    async run() {
      const each = new SettleAll();
      await each.of(await claimUnreportedPayments(db), async (id) => {
        if ((await psp.read(id))?.status === 'succeeded') await onPaymentSucceeded({ db, psp, now: now() }, id);
      });
      each.throwFailures();
    },
  };
}
