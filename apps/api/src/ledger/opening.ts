import { balancedBy, credit, debit, supplyLines, type GiftPiece, type JournalLine } from '@shop/domain';
import { sql, type Transaction } from 'kysely';
import { lockPurchase, type Purchase } from '../orders/index.ts';
import type { Database, Tables } from '../platform/database/index.ts';
import type { SettleAll } from '../platform/jobs/index.ts';
import { suppliesOfOrder } from './order-supplies.ts';
import { postEntries } from './post-entries.ts';

type Trx = Transaction<Tables>;

/**
 * Opens those of these orders that were sold before the ledger, or by a process of the version before, so that what moves them later
 * adds to what stood then.
 */
export async function backfillOpeningEntries(db: Database, { uuids, each }: { uuids: readonly string[]; each: SettleAll }): Promise<void> {
  if (uuids.length === 0) return;
  const { rows } = await sql<{ uuid: string }>`
    select uuid from purchase p where uuid = any(${uuids}::uuid[])
      and not exists (select from journal_entry where purchase_uuid = p.uuid)
      and (status in ('paid', 'cancelled') or status = 'failed' and exists (
        select from payment_refund r join payment_intent i on i.id = r.intent_id where i.purchase_uuid = p.uuid))`.execute(db);
  await each.of(rows, ({ uuid }) => db.transaction().execute(async (trx) => backfillOpeningEntry(trx, await lockPurchase(trx, uuid))));
}

/**
 * Opens an order: one entry with what stands now. Called with the order locked, before anything else moves it; an order that the
 * ledger knows is left alone.
 */
async function backfillOpeningEntry(trx: Trx, order: Purchase): Promise<void> {
  if (order.status === 'pending') return;
  const known = await trx.selectFrom('journal_entry').select('id').where('purchase_uuid', '=', order.uuid).limit(1).executeTakeFirst();
  if (known) return;
  const money = await moneyOf(trx, order.uuid);
  if (order.status === 'failed' && money.promised === 0) return;
  const at = order.cancelled_at ?? order.paid_at ?? order.created_at;
  const supplies = order.status === 'paid' ? await suppliesOfOrder(trx, order) : [];
  const vouchers = order.status === 'paid' ? await vouchersOf(trx, order.uuid) : [];
  const sold = order.status === 'paid' ? [...supplyLines(supplies, vouchers), credit('receivable', paidOf(money))] : [];
  const lines = balancedBy('opening', [...movedLines(money), ...sold, ...vouchers.flatMap(usedLines)]);
  await postEntries(trx, [{ key: `opening-${order.uuid}`, kind: 'opening', order, at, supplies, lines }]);
}

interface OldVoucher extends GiftPiece {
  /** Cents that are left. */
  readonly worth: number;
}

interface Money {
  readonly captured: number;
  readonly refunded: number;
  readonly promised: number;
  readonly gifts: number;
}

function movedLines({ captured, refunded, promised }: Money): JournalLine[] {
  return [debit('clearing', captured - refunded), credit('refundsDue', promised - refunded)];
}

/** What customers have paid of what they owe. */
function paidOf({ captured, promised, gifts }: Money): number {
  return captured - promised + gifts;
}

/** What has been redeemed of a voucher since it was sold. */
function usedLines({ code, value, worth }: OldVoucher): JournalLine[] {
  return [debit('giftLiability', value - worth, code)];
}

/** What payments, refunds and gifts of an order say. */
async function moneyOf(trx: Trx, uuid: string): Promise<Money> {
  const { rows } = await sql<Money>`
    select
      (select coalesce(sum(i.amount_cents), 0)::int from payment_intent i left join purchase_change c on c.id = i.change_id
        where i.purchase_uuid = ${uuid} and i.status in ('succeeded', 'refunded')
        and (i.change_id is null or c.status <> 'pending')) as captured,
      (select coalesce(sum(r.amount_cents), 0)::int from payment_refund r join payment_intent i on i.id = r.intent_id
        where i.purchase_uuid = ${uuid}) as promised,
      (select coalesce(sum(r.amount_cents), 0)::int from payment_refund r join payment_intent i on i.id = r.intent_id
        where i.purchase_uuid = ${uuid} and r.done_at is not null) as refunded,
      (select coalesce(sum(amount_cents - refunded_cents), 0)::int from purchase_gift where purchase_uuid = ${uuid}) as gifts`.execute(trx);
  return rows[0]!;
}

function vouchersOf(trx: Trx, uuid: string): Promise<OldVoucher[]> {
  return trx
    .selectFrom('gift_voucher')
    .select(['code', 'value_cents as value'])
    .select(sql<number>`case when status = 'cancelled' then 0 else remaining_cents end`.as('worth'))
    .where('order_uuid', '=', uuid)
    .execute();
}
