import { sql } from 'kysely';
import { type Job, SettleAll } from '../../platform/jobs/index.ts';
import { notePaymentsAsked } from '../../payments/index.ts';
import { completeChange, failChange } from '../booking/complete-change.ts';
import { completePurchase, failPurchase } from '../complete-purchase.ts';
import type { OrderJobDeps } from './complete-paid-orders.ts';

const BATCH = 50;

/** Orders and changes that nobody has paid in time can no longer be paid. A payment on its way is waited for. */
export function expireUnpaidOrders({ graceMs, ...deps }: OrderJobDeps): Job {
  return {
    name: 'expire-unpaid-orders',
    everyMs: graceMs,
    budgetMs: 60_000,
    async run() {
      const each = new SettleAll();
      await expireOrders(deps, each);
      await expireChanges(deps, each);
      each.throwFailures();
    },
  };
}

type Deps = Omit<OrderJobDeps, 'graceMs'>;

/** A debit is on its way for days: those that were asked about before let all others go first. */
const LEAST_RECENTLY_ASKED = sql`payment_intent.asked_at nulls first`;

async function expireOrders({ db, psp, now }: Deps, each: SettleAll): Promise<void> {
  const late = await db
    .selectFrom('purchase')
    .innerJoin('payment_intent', 'payment_intent.purchase_uuid', 'purchase.uuid')
    .select(['purchase.uuid', 'payment_intent.id', 'purchase.amount_cents'])
    .where('purchase.status', '=', 'pending')
    .where('purchase.expires_at', '<=', now())
    .where('payment_intent.change_id', 'is', null)
    .orderBy(LEAST_RECENTLY_ASKED)
    .limit(BATCH)
    .execute();
  await notePaymentsAsked(
    db,
    late.map(({ id }) => id),
  );
  await each.of(late, async ({ uuid, id, amount_cents }) => {
    const status = amount_cents === 0 ? 'voided' : await psp.cancel(id);
    if (status === 'succeeded') await completePurchase(db, { uuid, now: now() });
    else if (status !== 'processing') await failPurchase(db, { uuid, code: 'ORDER_EXPIRED', now: now() });
  });
}

/** One that nothing had to be paid for is left over by a process that died before it carried it out. */
async function expireChanges({ db, psp, now }: Deps, each: SettleAll): Promise<void> {
  const late = await db
    .selectFrom('purchase_change')
    .leftJoin('payment_intent', 'payment_intent.change_id', 'purchase_change.id')
    .select(['purchase_change.id', 'payment_intent.id as intentId'])
    .where('purchase_change.status', '=', 'pending')
    .where('purchase_change.expires_at', '<=', now())
    .orderBy(LEAST_RECENTLY_ASKED)
    .limit(BATCH)
    .execute();
  await notePaymentsAsked(
    db,
    late.flatMap(({ intentId }) => intentId ?? []),
  );
  await each.of(late, async ({ id, intentId }) => {
    const status = intentId === null ? 'voided' : await psp.cancel(intentId);
    if (status === 'succeeded') await completeChange(db, { changeId: id, now: now(), leastCharge: psp.leastCharge });
    else if (status !== 'processing') await failChange(db, id);
  });
}
