import { sql, type Transaction } from 'kysely';
import { recordGoodwill } from './booked-movements.ts';
import type { Database, Tables } from '../platform/database/index.ts';
import { isPaymentBooked, orderOfPayment, recordPayment, recordRefunded, recordRefundPromise } from '../ledger/index.ts';
import { addRefunded, lockPurchase } from '../orders/index.ts';
import { stopPlan } from './schedule/stop-plan.ts';
import { type FailedRefund, recordFailedRefund } from './refunds/record-failed-refund.ts';

/** A payment that the customer's bank has taken back, in the provider's words. */
export interface ProviderDispute {
  readonly id: string;
  /** Cents. */
  readonly amount: number;
  readonly reason: string;
  /** `won` and `lost` are the end. */
  readonly status: string;
  readonly openedAt: Date;
}

/** Money that was given back, whoever made it. */
export interface ProviderRefund {
  readonly id: string;
  /** Cents. */
  readonly amount: number;
  /** The money is back, or on its way. */
  readonly isGiven: boolean;
  /** Of those that the shop has asked for. */
  readonly key?: string | undefined;
}

export interface NotedRefunds {
  readonly intentId: string;
  readonly now: Date;
  /** A refund that the shop has promised, and the cents of it that were given back in the dashboard instead. */
  readonly released?: { readonly key: string; readonly amount: number };
}

/** Refunds that somebody made in the provider's dashboard: each is noted once, and together never more than was paid. */
export async function noteProviderRefunds(
  db: Database,
  { intentId, now, released }: NotedRefunds,
  refunds: readonly ProviderRefund[],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { uuid } = await orderOfPayment(trx, intentId);
    const order = await lockPurchase(trx, uuid);
    const intent = await trx.selectFrom('payment_intent').selectAll().where('id', '=', intentId).forUpdate().executeTakeFirstOrThrow();
    const isBooked = await isPaymentBooked(trx, { uuid, intentId });
    let counted = released ? await releasePromise(trx, { ...released, intentId, now }) : 0;
    for (const failed of failedOnes(refunds)) await recordFailedRefund(trx, { ...failed, order, now });
    const known = await trx
      .selectFrom('payment_refund')
      .select(['key', 'amount_cents', 'failed_at'])
      .where('intent_id', '=', intentId)
      .execute();
    const keys = new Set(known.map(({ key }) => key));
    // What failed is the payment's again, whoever gives it then.
    let left = known.filter(({ failed_at }) => !failed_at).reduce((rest, { amount_cents }) => rest - amount_cents, intent.amount_cents);
    for (const { id, amount, isGiven, key: ownKey } of refunds) {
      const isOurs = ownKey !== undefined && keys.has(ownKey);
      const cents = Math.min(amount, left);
      if (isOurs || keys.has(`provider-${id}`) || !isGiven || cents <= 0) continue;
      left -= cents;
      // A payment that was given back before the shop had heard of it pays for nothing.
      if (!isBooked) await recordPayment(trx, order, { id: intentId, amount: intent.amount_cents, at: now });
      // The order counts a promised refund as given back already.
      const news = Math.max(0, cents - counted);
      counted -= cents - news;
      // Of what was never sold, nothing is credited.
      const goodwill = order.paid_at && isBooked ? news : 0;
      await trx
        .insertInto('payment_refund')
        .values({ key: `provider-${id}`, intent_id: intentId, amount_cents: cents, goodwill_cents: goodwill, done_at: sql<Date>`now()` })
        .execute();
      await trx
        .updateTable('payment_intent')
        .set({
          refunded_cents: sql<number>`refunded_cents + ${cents}`,
          status: sql`case when refunded_cents + ${cents} >= amount_cents then 'refunded' else status end`,
        })
        .where('id', '=', intentId)
        .execute();
      await addRefunded(trx, intent.purchase_uuid, news);
      const key = `provider-${id}`;
      await recordRefundPromise(trx, { intentId, amount: cents, key, at: now });
      await recordRefunded(trx, { order, amount: cents, key });
      await recordGoodwill(trx, { order, amount: goodwill, key, at: now });
    }
    await stopPlan(trx, uuid);
  });
}

/** By each key that the shop may have noted it under; one that was made again under its key has not failed. */
function failedOnes(refunds: readonly ProviderRefund[]): FailedRefund[] {
  const given = new Set(refunds.filter(({ isGiven }) => isGiven).map(({ key }) => key));
  return refunds
    .filter(({ isGiven }) => !isGiven)
    .flatMap(({ id, key }) => [
      ...(key !== undefined && !given.has(key) ? [{ key, refundId: id }] : []),
      { key: `provider-${id}`, refundId: id },
    ]);
}

/** The shop gives that much less back by itself; answers the cents that it had promised. */
async function releasePromise(
  trx: Transaction<Tables>,
  { key, amount, intentId, now }: { key: string; amount: number; intentId: string; now: Date },
): Promise<number> {
  const promise = await trx
    .selectFrom('payment_refund')
    .select('amount_cents')
    .where('key', '=', key)
    .where('done_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  const cents = Math.min(amount, promise?.amount_cents ?? 0);
  if (!promise || cents === 0) return 0;
  const left = promise.amount_cents - cents;
  await trx
    .updateTable('payment_refund')
    .set({ amount_cents: left, ...(left === 0 && { done_at: sql<Date>`now()` }) })
    .where('key', '=', key)
    .execute();
  await recordRefundPromise(trx, { intentId, amount: -cents, key: `${key}-left-${left}`, at: now });
  return cents;
}
