import { splitElsewhere, type OpenRefund } from '@shop/domain';
import { sql, type Selectable, type Transaction } from 'kysely';
import { recordGoodwill } from './booked-movements.ts';
import type { Database, Tables } from '../platform/database/index.ts';
import { isPaymentBooked, orderOfPayment, recordPayment, recordRefunded, recordRefundPromise } from '../ledger/index.ts';
import { addRefunded, lockPurchase, type Purchase } from '../orders/index.ts';
import { stopPlan } from './schedule/stop-plan.ts';
import { openRefunds, reduceRefund } from './refunds/open-refunds.ts';
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

/** Money that was given back, no matter who did it. */
export interface ProviderRefund {
  readonly id: string;
  /** Cents. */
  readonly amount: number;
  /** The money is back, or on its way. */
  readonly isGiven: boolean;
  /** Of those that the shop has asked for. */
  readonly key?: string | undefined;
}

/**
 * Refunds that somebody made in the provider's dashboard: each is noted once and whole. What ours then have too much, they give less;
 * what failed at the provider is owed again.
 */
export async function noteProviderRefunds(
  db: Database,
  { intentId, now }: { intentId: string; now: Date },
  refunds: readonly ProviderRefund[],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { uuid } = await orderOfPayment(trx, intentId);
    const order = await lockPurchase(trx, uuid);
    const intent = await trx.selectFrom('payment_intent').selectAll().where('id', '=', intentId).forUpdate().executeTakeFirstOrThrow();
    for (const failed of failedOnes(refunds)) await recordFailedRefund(trx, { ...failed, order, now });
    const known = await trx.selectFrom('payment_refund').select('key').where('intent_id', '=', intentId).execute();
    const keys = new Set(known.map(({ key }) => key));
    const isNew = ({ id, isGiven, key }: ProviderRefund) => isGiven && !keys.has(`provider-${id}`) && !(key !== undefined && keys.has(key));
    const given = refunds.filter(({ isGiven }) => isGiven);
    const left = intent.amount_cents - given.reduce((sum, { amount }) => sum + amount, 0);
    const context = { trx, order, intent, left, given: new Set(given.map(({ key }) => key)), now };
    for (const { id, amount } of refunds.filter(isNew)) await noteElsewhere(context, { key: `provider-${id}`, amount });
    await releaseTooMuch(context);
    await stopPlan(trx, uuid);
  });
}

interface RefundContext {
  readonly trx: Transaction<Tables>;
  readonly order: Purchase;
  readonly intent: Selectable<Tables['payment_intent']>;
  /** Cents that the provider still holds of the payment. */
  readonly left: number;
  /** Keys of ours that the provider has carried out. */
  readonly given: ReadonlySet<string | undefined>;
  readonly now: Date;
}

/** One refund of the dashboard, in the tables and in the books. */
async function noteElsewhere(context: RefundContext, { key, amount }: { key: string; amount: number }): Promise<void> {
  const { trx, order, intent, left, now } = context;
  const { id: intentId, amount_cents: paid } = intent;
  const isBooked = await isPaymentBooked(trx, { uuid: order.uuid, intentId });
  // A payment that was given back before the shop had heard of it pays for nothing.
  if (!isBooked) await recordPayment(trx, order, { id: intentId, amount: paid, at: now });
  const split = splitElsewhere({ amount, left, ...(await openOnes(context)) });
  for (const released of split.released) await releasePromise(context, released);
  // Of what was never sold, nothing is credited.
  const goodwill = order.paid_at && isBooked ? split.goodwill : 0;
  await trx
    .insertInto('payment_refund')
    .values({ key, intent_id: intentId, amount_cents: amount, goodwill_cents: goodwill, done_at: sql<Date>`now()` })
    .execute();
  await trx
    .updateTable('payment_intent')
    .set({
      refunded_cents: sql<number>`refunded_cents + ${amount}`,
      status: sql`case when refunded_cents + ${amount} >= amount_cents then 'refunded' else status end`,
    })
    .where('id', '=', intentId)
    .execute();
  // The order counts what ours had promised as given back already.
  await addRefunded(trx, order.uuid, split.goodwill);
  await recordRefundPromise(trx, { intentId, amount, key, at: now });
  await recordRefunded(trx, { order, amount, key });
  await recordGoodwill(trx, { order, amount: goodwill, key, at: now });
}

/** Promised after the dashboard had given it: the payment holds no more. */
async function releaseTooMuch(context: RefundContext): Promise<void> {
  const { promised } = await openOnes(context);
  const { released } = splitElsewhere({ amount: context.intent.amount_cents, left: context.left, failed: [], promised });
  for (const refund of released) await releasePromise(context, refund);
}

/** Open refunds of ours that the provider has not carried out either, failed ones apart. */
async function openOnes({ trx, intent, given }: RefundContext): Promise<Record<'failed' | 'promised', OpenRefund[]>> {
  const open = (await openRefunds(trx, intent.id)).filter(({ key }) => !given.has(key));
  return { failed: open.filter(({ hasFailed }) => hasFailed), promised: open.filter(({ hasFailed }) => !hasFailed) };
}

/** The shop gives that much less back by itself. */
async function releasePromise({ trx, intent, now }: RefundContext, { key, amount }: OpenRefund): Promise<void> {
  const left = await reduceRefund(trx, { key, amount });
  await recordRefundPromise(trx, { intentId: intent.id, amount: -amount, key: `${key}-left-${left}`, at: now });
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
