import { type Job, SettleAll } from '../../platform/jobs/index.ts';
import { endUnpaidBookings } from '../unpaid/unpaid-booking.ts';
import type { OrderJobDeps } from './complete-paid-orders.ts';

/** Ends bookings of which an instalment was charged in vain to the last. */
export function endUnpaid({ db, psp, now, graceMs }: OrderJobDeps): Job {
  return {
    name: 'end-unpaid-bookings',
    everyMs: graceMs,
    budgetMs: 60_000,
    async run() {
      const each = new SettleAll();
      await endUnpaidBookings({ db, psp, each, now: now() });
      each.throwFailures();
    },
  };
}
