import { sql } from 'kysely';
import { OPEN } from '../../orders/index.ts';
import type { PaymentProvider } from '../../payments/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { type Job, SettleAll } from '../../platform/jobs/index.ts';
import { onPaymentSucceeded } from '../on-payment-succeeded.ts';

const BATCH = 50;

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

/** Pending orders, changes and instalments whose payment the provider has taken; those of which that is known come first. */
async function completeAll({ db, psp, now, graceMs }: OrderJobDeps): Promise<void> {
  const waiting = await db
    .selectFrom('payment_intent')
    .innerJoin('purchase', 'purchase.uuid', 'payment_intent.purchase_uuid')
    .leftJoin('purchase_change', 'purchase_change.id', 'payment_intent.change_id')
    .leftJoin('payment_schedule', 'payment_schedule.id', 'payment_intent.instalment_id')
    .select(['payment_intent.id', 'purchase.amount_cents'])
    .where((is) =>
      is.or([
        is.and([is('purchase.status', '=', 'pending'), is('payment_intent.change_id', 'is', null)]),
        is('purchase_change.status', '=', 'pending'),
        is('payment_schedule.status', 'in', OPEN),
      ]),
    )
    .where('payment_intent.status', '!=', 'created')
    .where('payment_intent.updated_at', '<=', sql<Date>`now() - make_interval(secs => ${graceMs / 1000})`)
    .orderBy(sql`payment_intent.status = 'succeeded'`, 'desc')
    .orderBy('payment_intent.updated_at')
    .limit(BATCH)
    .execute();
  const each = new SettleAll();
  await each.of(waiting, async ({ id, amount_cents }) => {
    const isPaid = amount_cents > 0 && (await psp.read(id))?.status === 'succeeded';
    if (isPaid) await onPaymentSucceeded({ db, psp, now: now() }, id);
  });
  each.throwFailures();
}
