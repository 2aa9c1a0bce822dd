import {
  changeOfSupplies,
  creditFor,
  paymentLines,
  performedLines,
  refundDisputedLines,
  refundOwedAgainLines,
  refundFailedLines,
  refundPromisedLines,
  refundTransferredLines,
  refundedLines,
  supplyLines,
  treatmentOf,
  vatKey,
  withdrawnLines,
  type GiftPiece,
  type VoidPiece,
} from '@shop/domain';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Purchase } from '../orders/index.ts';
import type { Tables } from '../platform/database/index.ts';
import { prepaidTaxOf } from './gift-movements.ts';
import { suppliesInLedger, suppliesOfOrder } from './order-supplies.ts';
import { postEntries, type NewEntry } from './post-entries.ts';
import { readSeller } from './seller.ts';

type Trx = Transaction<Tables>;

/** An order is paid: what was sold, and what the provider has taken for it. Vouchers are written before. */
export async function recordSale(trx: Trx, order: Purchase, at: Date): Promise<void> {
  const supplies = await suppliesOfOrder(trx, order);
  await postEntries(trx, [
    { key: `sale-${order.uuid}`, kind: 'sale', order, at, supplies, lines: supplyLines(supplies, await piecesOf(trx, order)) },
    ...(await paymentEntries(trx, order, at)),
  ]);
}

/** What the provider has taken for an order itself, or for one of its changes. */
export async function recordPayments(trx: Trx, order: Purchase, at: Date, changeId: string | null = null): Promise<void> {
  await postEntries(trx, await paymentEntries(trx, order, at, changeId));
}

/** One payment of an order, such as an instalment. */
export async function recordPayment(
  trx: Trx,
  order: Pick<Purchase, 'uuid' | 'locale'>,
  payment: { id: string; amount: number; at: Date },
): Promise<void> {
  await postEntries(trx, [paymentEntry(order, payment)]);
}

/** Whether the books have a payment: by an entry of its own, or in the opening of an order of before. */
export async function isPaymentBooked(trx: Trx, { uuid, intentId }: { uuid: string; intentId: string }): Promise<boolean> {
  const booked = await trx
    .selectFrom('journal_entry')
    .select('id')
    .where((is) =>
      is.or([is('event_key', '=', `payment-${intentId}`), is.and([is('purchase_uuid', '=', uuid), is('kind', '=', 'opening')])]),
    )
    .limit(1)
    .executeTakeFirst();
  return booked !== undefined;
}

/** Cents of a payment are promised back. */
export async function recordRefundPromise(
  trx: Trx,
  { intentId, amount, key, at }: { intentId: string; amount: number; key: string; at: Date },
): Promise<void> {
  const order = await orderOfPayment(trx, intentId);
  await postEntries(trx, [{ key: `promise-${key}`, kind: 'refundPromised', order, at, lines: refundPromisedLines(amount) }]);
}

/** A promised refund has been carried out: now, by the database's clock, and never earlier than it was promised. */
export async function recordRefunded(trx: Trx, { order, amount, key }: { order: Purchase; amount: number; key: string }): Promise<void> {
  const promised = trx.selectFrom('journal_entry').select('at').where('event_key', '=', `promise-${key}`);
  const { rows } = await sql<{ at: Date }>`select greatest(now(), (${promised})) as at`.execute(trx);
  const { at } = rows[0]!;
  await postEntries(trx, [{ key: `refunded-${key}`, kind: 'refunded', order, at, lines: refundedLines(amount) }]);
}

/** A refund that was noted as carried out did not reach the customer; `refundId` is the provider's. */
export async function recordRefundFailed(
  trx: Trx,
  { order, amount, refundId, at }: { order: Purchase; amount: number; refundId: string; at: Date },
): Promise<void> {
  await postEntries(trx, [{ key: `refund-failed-${refundId}`, kind: 'refundFailed', order, at, lines: refundFailedLines(amount) }]);
}

/** A promised refund was given by a transfer from the shop's own account. */
export async function recordRefundTransferred(
  trx: Trx,
  { order, amount, key, at }: { order: Purchase; amount: number; key: string; at: Date },
): Promise<void> {
  await postEntries(trx, [{ key: `transferred-${key}`, kind: 'refundTransferred', order, at, lines: refundTransferredLines(amount) }]);
}

/** A promised refund reached the customer by a dispute that the shop has lost. */
export async function recordRefundDisputed(
  trx: Trx,
  { order, amount, key, at }: { order: Purchase; amount: number; key: string; at: Date },
): Promise<void> {
  await postEntries(trx, [{ key: `disputed-${key}`, kind: 'refundDisputed', order, at, lines: refundDisputedLines(amount) }]);
}

/** The dispute by which a promised refund had reached the customer is reversed. */
export async function recordRefundOwedAgain(
  trx: Trx,
  { order, amount, key, at }: { order: Purchase; amount: number; key: string; at: Date },
): Promise<void> {
  await postEntries(trx, [{ key: `owed-again-${key}`, kind: 'refundOwedAgain', order, at, lines: refundOwedAgainLines(amount) }]);
}

/** A booking has become another one: `order` is what it is now. */
export async function recordChange(trx: Trx, { order, changeId, at }: { order: Purchase; changeId: string; at: Date }): Promise<void> {
  // What was given back beside the price stays given back.
  const before = (await suppliesInLedger(trx, order.uuid, { without: 'providerRefund' })).filter(({ item }) => item !== 'voucherRedeemed');
  const supplies = changeOfSupplies(before, await suppliesOfOrder(trx, order));
  await postEntries(trx, [
    { key: `change-${changeId}`, kind: 'change', order, at, supplies, lines: supplyLines(supplies, await piecesOf(trx, order)) },
  ]);
}

/** An order is cancelled: what is given back is no longer sold; what is kept of a stay is earned. */
export async function recordCancellation(trx: Trx, { order, refund, at }: { order: Purchase; refund: number; at: Date }): Promise<void> {
  const sold = await suppliesInLedger(trx, order.uuid);
  const supplies = creditFor(sold, refund);
  const lines = order.kind === 'gift' ? withdrawnLines(supplies, await voidPiecesOf(trx, order)) : supplyLines(supplies);
  await postEntries(trx, [{ key: `cancellation-${order.uuid}`, kind: 'cancellation', order, at, supplies, lines }]);
  if (order.kind === 'stay') await recordPerformance(trx, { order, at });
}

/** A stay has begun, or is cancelled: what was deferred is earned, the hotel's share is owed to it. */
export async function recordPerformance(trx: Trx, { order, at }: { order: Pick<Purchase, 'uuid' | 'locale'>; at: Date }): Promise<void> {
  const deferred = -(await balanceOf(trx, order.uuid, 'deferredRevenue'));
  const { tax } = await readSeller(trx);
  const home = tax.stays === 'marginScheme' ? treatmentOf(tax, 'service', tax.country) : undefined;
  const lines = performedLines({
    deferred,
    commissionPercent: tax.commission.accommodation,
    ...(home?.kind === 'taxed' && { marginTax: { key: vatKey(home), rate: home.rate } }),
  });
  await postEntries(trx, [{ key: `performed-${order.uuid}`, kind: 'performed', order, at, lines }]);
}

export async function balanceOf(db: Kysely<Tables>, uuid: string, account: 'deferredRevenue' | 'receivable' | 'clearing'): Promise<number> {
  const { cents } = await db
    .selectFrom('journal_entry')
    .innerJoin('journal_line', 'journal_line.entry_id', 'journal_entry.id')
    .select((is) => is.fn.coalesce(is.fn.sum<number>('amount_cents'), is.val(0)).as('cents'))
    .where('purchase_uuid', '=', uuid)
    .where('account', '=', account)
    .executeTakeFirstOrThrow();
  return Number(cents);
}

/** The order that a payment belongs to. */
export function orderOfPayment(db: Kysely<Tables>, intentId: string): Promise<Pick<Purchase, 'uuid' | 'locale'>> {
  return db
    .selectFrom('payment_intent')
    .innerJoin('purchase', 'purchase.uuid', 'payment_intent.purchase_uuid')
    .select(['purchase.uuid', 'purchase.locale'])
    .where('payment_intent.id', '=', intentId)
    .executeTakeFirstOrThrow();
}

async function paymentEntries(trx: Trx, order: Purchase, at: Date, changeId: string | null = null): Promise<NewEntry[]> {
  const payments = await trx
    .selectFrom('payment_intent')
    .select(['id', 'amount_cents as amount'])
    .where('purchase_uuid', '=', order.uuid)
    .where('change_id', changeId === null ? 'is' : '=', changeId)
    .where('instalment_id', 'is', null)
    .where('amount_cents', '>', 0)
    .execute();
  return payments.map((payment) => paymentEntry(order, { ...payment, at }));
}

function paymentEntry(order: Pick<Purchase, 'uuid' | 'locale'>, { id, amount, at }: { id: string; amount: number; at: Date }): NewEntry {
  return { key: `payment-${id}`, kind: 'payment', order, at, lines: paymentLines(amount) };
}

/** The vouchers of an order of gifts. */
async function piecesOf(trx: Trx, { uuid, kind }: Purchase): Promise<GiftPiece[]> {
  if (kind !== 'gift') return [];
  return trx.selectFrom('gift_voucher').select(['code', 'value_cents as value']).where('order_uuid', '=', uuid).orderBy('code').execute();
}

/** The same once they are void. */
async function voidPiecesOf(trx: Trx, order: Purchase): Promise<VoidPiece[]> {
  const pieces: VoidPiece[] = [];
  for (const piece of await piecesOf(trx, order)) pieces.push({ ...piece, prepaidTax: (await prepaidTaxOf(trx, piece.code)).prepaidTax });
  return pieces;
}
