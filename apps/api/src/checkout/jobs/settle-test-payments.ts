import type { TestProvider } from '../../payments/index.ts';
import { type Job, SettleAll } from '../../platform/jobs/index.ts';
import { onPaymentSucceeded } from '../on-payment-succeeded.ts';
import type { OrderJobDeps } from './complete-paid-orders.ts';

/** What a real provider tells by webhook: payments of the test provider that were on their way and have arrived. */
export function settleTestPayments({ db, now }: Pick<OrderJobDeps, 'db' | 'now'>, testProvider: TestProvider): Job {
  return {
    name: 'settle-test-payments',
    everyMs: 1000,
    budgetMs: 10_000,
    async run() {
      const each = new SettleAll();
      await each.of(await testProvider.settleLate(new Date()), (intentId) =>
        onPaymentSucceeded({ db, psp: testProvider, now: now() }, intentId),
      );
      each.throwFailures();
    },
  };
}
