import { claimBegunPayments, type PaymentProvider } from '../../payments/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { type Job, SettleAll } from '../../platform/jobs/index.ts';
import { onPaymentSucceeded } from '../on-payment-succeeded.ts';

export interface OrderJobDeps {
  readonly db: Database;
  readonly psp: PaymentProvider;
  /** The shop's clock. */
  readonly now: () => Date;
  /** How long a customer may take from payment to purchase before the shop completes the order by itself, milliseconds. */
  readonly graceMs: number;
}

/** Completes orders and changes that were paid while the customer left or a process died. */
export function completePaidOrders(deps: OrderJobDeps): Job {
  return { name: 'complete-paid-orders', everyMs: deps.graceMs, budgetMs: 60_000, run: () => completeAll(deps) };
}

async function completeAll({ db, psp, now, graceMs }: OrderJobDeps): Promise<void> {
  const each = new SettleAll();
  await each.of(await claimBegunPayments(db, graceMs), async (id) => {
    if ((await psp.read(id))?.status === 'succeeded') await onPaymentSucceeded({ db, psp, now: now() }, id);
  });
  each.throwFailures();
}
