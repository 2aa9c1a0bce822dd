import { creditFor, disputeLines, disputeState, feeLines, goodwillLines, negated } from '@shop/domain';
import type { Transaction } from 'kysely';
import type { Purchase } from '../orders/index.ts';
import type { Database, Tables } from '../platform/database/index.ts';
import { correctInvoice } from '../invoices/index.ts';
import { orderOfPayment, postEntries, suppliesInLedger } from '../ledger/index.ts';

type Trx = Transaction<Tables>;

/**
 * A bank withdraws a payment; won, it comes back, lost, it is gone, unless the bank reverses it later. An inquiry moves no money, and a dispute that was prevented none
 * either: the provider refunds the payment, which is a refund; what had been withdrawn before is back.
 */
export async function recordDispute(
  trx: Trx,
  dispute: { id: string; intentId: string; amount: number; status: string; at: Date },
): Promise<void> {
  const { id, amount, status, at } = dispute;
  const state = disputeState(status);
  if (state === 'inquiry' || (state === 'prevented' && !(await isPosted(trx, `dispute-${id}`)))) return;
  const order = await orderOfPayment(trx, dispute.intentId);
  await postEntries(trx, [
    { key: `dispute-${id}`, kind: 'dispute', order, at, lines: disputeLines(amount, 'dispute') },
    ...(await endOf(trx, { id, state })).map(({ key, kind }) => ({ key, kind, order, at, lines: disputeLines(amount, kind) })),
  ]);
}

async function endOf(trx: Trx, { id, state }: { id: string; state: keyof typeof ENDS }) {
  const kind = ENDS[state];
  if (!kind) return [];
  const known = await trx.selectFrom('journal_entry').select('kind').where('event_key', '=', `dispute-end-${id}`).executeTakeFirst();
  if (!known || known.kind === kind) return [{ key: `dispute-end-${id}`, kind }];
  return [{ key: `dispute-reversed-${id}`, kind: 'disputeReversed' as const }];
}

const ENDS = { open: undefined, won: 'disputeWon', prevented: 'disputeWon', lost: 'disputeLost' } as const;

async function isPosted(trx: Trx, key: string): Promise<boolean> {
  return (await trx.selectFrom('journal_entry').select('id').where('event_key', '=', key).executeTakeFirst()) !== undefined;
}

/** Cents that somebody gave back in the provider's dashboard without any rule of the shop: a credit note tells of them. */
export async function recordGoodwill(
  trx: Trx,
  { order, amount, key, at }: { order: Purchase; amount: number; key: string; at: Date },
): Promise<void> {
  if (amount <= 0) return;
  const supplies = creditFor(await suppliesInLedger(trx, order.uuid), amount);
  const earned = await trx.selectFrom('journal_entry').select('id').where('event_key', '=', `performed-${order.uuid}`).executeTakeFirst();
  const lines = goodwillLines(supplies, { cents: amount, isEarned: earned !== undefined });
  await postEntries(trx, [{ key: `credit-${key}`, kind: 'providerRefund', order, at, supplies, lines }]);
  await correctInvoice(trx, { order, now: at });
}

/**
 * A stay has become so much cheaper that what was given back beside its price before is a part of the difference: that much less of
 * it is goodwill, in the tables and in the books. The caller has locked the order, and corrects its invoice.
 */
export async function lessenGoodwill(
  trx: Trx,
  { order, amount, key, at }: { order: Purchase; amount: number; key: string; at: Date },
): Promise<void> {
  const cents = await takeOffGoodwill(trx, order.uuid, amount);
  if (cents === 0) return;
  const credited = negated(await suppliesInLedger(trx, order.uuid, { only: 'providerRefund' }));
  const supplies = negated(creditFor(credited, cents));
  const lines = goodwillLines(supplies, { cents: -cents, isEarned: false });
  await postEntries(trx, [{ key: `credit-less-${key}`, kind: 'providerRefund', order, at, supplies, lines }]);
}

/** Off the youngest refund first; answers the cents that there were. */
async function takeOffGoodwill(trx: Trx, uuid: string, amount: number): Promise<number> {
  const refunds = await trx
    .selectFrom('payment_refund')
    .innerJoin('payment_intent', 'payment_intent.id', 'payment_refund.intent_id')
    .select(['payment_refund.key', 'goodwill_cents as goodwill'])
    .where('purchase_uuid', '=', uuid)
    .where('goodwill_cents', '>', 0)
    .orderBy('payment_refund.created_at', 'desc')
    .orderBy('payment_refund.key')
    .execute();
  let left = amount;
  for (const { key, goodwill } of refunds) {
    const part = Math.min(goodwill, left);
    left -= part;
    await trx
      .updateTable('payment_refund')
      .set({ goodwill_cents: goodwill - part })
      .where('key', '=', key)
      .execute();
  }
  return amount - left;
}

/** What the provider has kept of a movement. */
export interface ProviderFee {
  /** The provider's id of the movement. */
  readonly id: string;
  readonly intentId: string;
  /** Cents. */
  readonly cents: number;
  readonly at: Date;
}

/** Books what the provider has kept for itself, each once; fees of payments that the shop does not know are left out. */
export async function recordFees(db: Database, fees: readonly ProviderFee[]): Promise<void> {
  const orders = await db
    .selectFrom('payment_intent')
    .innerJoin('purchase', 'purchase.uuid', 'payment_intent.purchase_uuid')
    .select(['payment_intent.id', 'purchase.uuid', 'purchase.locale'])
    .where('payment_intent.id', 'in', ['', ...fees.map(({ intentId }) => intentId)])
    .execute();
  const known = new Map(orders.map(({ id, ...order }) => [id, order]));
  const entries = fees.flatMap(({ id, intentId, cents, at }) => {
    const order = known.get(intentId);
    return order ? [{ key: `fee-${id}`, kind: 'fee' as const, order, at, lines: feeLines(cents) }] : [];
  });
  await db.transaction().execute((trx) => postEntries(trx, entries));
}
