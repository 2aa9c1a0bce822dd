import type { CareEvent, CareStory } from '@shop/contracts';
import { sql, type Transaction } from 'kysely';
import { notFound } from '../platform/http/index.ts';
import { conditionsOf } from '../checkout/index.ts';
import { OPEN, type Purchase } from '../orders/index.ts';
import type { Tables } from '../platform/database/index.ts';
import { endOfCode, orderSubject, recordCare, type CareRequest } from './audit-log.ts';
import { refundableCents, type RefundShop } from './care-refunds.ts';
import { giftEvents, giftsForCare } from './gifts/care-gifts.ts';
import { careOrders, orderView } from './care-search.ts';
import { addressRequests } from './gifts/second-person.ts';

type Trx = Transaction<Tables>;

/** An order from its beginning on: what was paid, changed, written and noted, in the order of time. That it was read is written down. */
export async function orderStory({ db, now, limit }: RefundShop, requested: CareRequest, uuid: string): Promise<CareStory> {
  return db.transaction().execute(async (trx) => {
    const order = await careOrders(trx).where('purchase.uuid', '=', uuid).executeTakeFirst();
    if (!order) throw notFound('There is no such order.');
    await recordCare(trx, requested, { action: 'story', subjects: [orderSubject(uuid)] });
    const events: CareEvent[] = [];
    for (const read of [
      ordered,
      payments,
      refunds,
      disputes,
      instalments,
      changes,
      mails,
      gifts,
      giftEvents,
      addressRequests,
      refundRequests,
      notes,
    ])
      events.push(...(await read(trx, uuid)));
    const purchase = await trx.selectFrom('purchase').selectAll().where('uuid', '=', uuid).executeTakeFirstOrThrow();
    return {
      order: orderView(order),
      events: events.toSorted((a, b) => a.at.localeCompare(b.at)),
      ...(await cancellationOf(trx, purchase, now)),
      ...(await giftsForCare(trx, { order: purchase, now })),
      refundable: await refundableCents(trx, purchase),
      aloneUpTo: limit,
      role: requested.role,
      colleague: requested.colleague,
    };
  });
}

async function cancellationOf(trx: Trx, purchase: Purchase, now: Date): Promise<Pick<CareStory, 'cancellation'>> {
  const conditions = await conditionsOf(trx, purchase, now);
  if (!conditions) return {};
  const { cancellable, refundableAmount: refund, disputedAmount: disputed, reason } = conditions;
  return { cancellation: { cancellable, refund, ...(disputed && { disputed }), reason } };
}

async function ordered(trx: Trx, uuid: string): Promise<CareEvent[]> {
  const order = await trx
    .selectFrom('purchase')
    .select(['created_at', 'paid_at', 'cancelled_at', 'amount_cents', 'status', 'failure', 'expires_at'])
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow();
  return [
    { at: iso(order.created_at), kind: 'ordered', amount: order.amount_cents },
    ...(order.paid_at ? [{ at: iso(order.paid_at), kind: 'paid' as const, amount: order.amount_cents }] : []),
    ...(order.cancelled_at ? [{ at: iso(order.cancelled_at), kind: 'cancelled' as const }] : []),
    ...(order.status === 'failed'
      ? [{ at: iso(order.expires_at ?? order.created_at), kind: 'failed' as const, ...(order.failure && { state: order.failure }) }]
      : []),
  ];
}

async function payments(trx: Trx, uuid: string): Promise<CareEvent[]> {
  const rows = await trx
    .selectFrom('payment_intent')
    .select(['updated_at', 'status', 'amount_cents', 'method'])
    .where('purchase_uuid', '=', uuid)
    .execute();
  return rows.map(({ updated_at, status, amount_cents, method }) => ({
    at: iso(updated_at),
    kind: 'payment',
    state: status,
    amount: amount_cents,
    ...(method && { what: method }),
  }));
}

async function refunds(trx: Trx, uuid: string): Promise<CareEvent[]> {
  const rows = await trx
    .selectFrom('payment_refund')
    .innerJoin('payment_intent', 'payment_intent.id', 'payment_refund.intent_id')
    .select(['payment_refund.created_at', 'done_at', 'failed_at', 'payment_refund.amount_cents'])
    .select(['transfer_reference', 'transferred_by'])
    .where('payment_intent.purchase_uuid', '=', uuid)
    // What a dispute covers stands in the dispute.
    .where('dispute_id', 'is', null)
    .execute();
  return rows.map(({ created_at, done_at, failed_at, amount_cents, transfer_reference: note, transferred_by: colleague }) => ({
    at: iso(done_at ?? failed_at ?? created_at),
    kind: 'refund',
    state: refundState({ done_at, failed_at }),
    amount: amount_cents,
    ...(note && { note }),
    ...(colleague && { colleague }),
  }));
}

function refundState({ done_at, failed_at }: { done_at: Date | null; failed_at: Date | null }): 'done' | 'failed' | 'promised' {
  if (done_at) return 'done';
  return failed_at ? 'failed' : 'promised';
}

async function disputes(trx: Trx, uuid: string): Promise<CareEvent[]> {
  const rows = await trx
    .selectFrom('payment_dispute')
    .innerJoin('payment_intent', 'payment_intent.id', 'payment_dispute.intent_id')
    .select(['payment_dispute.opened_at', 'payment_dispute.status', 'payment_dispute.amount_cents'])
    .where('payment_intent.purchase_uuid', '=', uuid)
    .execute();
  return rows.map(({ opened_at, status, amount_cents }) => ({ at: iso(opened_at), kind: 'dispute', state: status, amount: amount_cents }));
}

/** A payment that is still to come stands at its day. */
async function instalments(trx: Trx, uuid: string): Promise<CareEvent[]> {
  const rows = await trx
    .selectFrom('payment_schedule')
    .select(['due_day', 'paid_at', 'status', 'stopped', 'amount_cents'])
    .where('purchase_uuid', '=', uuid)
    .execute();
  return rows.map(({ due_day, paid_at, status, stopped, amount_cents }) => ({
    at: paid_at ? iso(paid_at) : `${due_day}T00:00:00.000Z`,
    kind: 'instalment',
    state: stopped && OPEN.includes(status) ? 'stopped' : status,
    amount: amount_cents,
  }));
}

async function changes(trx: Trx, uuid: string): Promise<CareEvent[]> {
  const rows = await trx
    .selectFrom('purchase_change')
    .select(['created_at', 'status', 'difference_cents'])
    .where('purchase_uuid', '=', uuid)
    .execute();
  return rows.map(({ created_at, status, difference_cents }) => ({
    at: iso(created_at),
    kind: 'change',
    state: status,
    amount: difference_cents,
  }));
}

async function mails(trx: Trx, uuid: string): Promise<CareEvent[]> {
  const rows = await trx
    .selectFrom('outbox')
    .select(['id', 'kind', 'created_at', 'sent_at', 'last_error', sql<string | null>`payload->>'deliveryId'`.as('deliveryId')])
    .where(sql<boolean>`payload->>'uuid' = ${uuid} and payload ? 'uuid' and kind like '%Mail'`)
    .execute();
  return rows.map(({ id, kind, created_at, sent_at, last_error, deliveryId }) => ({
    at: iso(sent_at ?? created_at),
    kind: 'mail',
    what: kind,
    state: mailState(sent_at, last_error),
    mailId: String(id),
    ...(deliveryId && { deliveryId }),
  }));
}

/** A mail that no later try can send is done, and keeps why. */
function mailState(sentAt: Date | null, lastError: string | null): 'sent' | 'failed' | 'retrying' | 'waiting' {
  if (sentAt) return lastError ? 'failed' : 'sent';
  return lastError ? 'retrying' : 'waiting';
}

/** What the ledger knows of the gifts that the order has sold or was paid with: above 0 worth came, below it was spent. */
async function gifts(trx: Trx, uuid: string): Promise<CareEvent[]> {
  const { rows } = await sql<{ at: Date; movement: string; code: string; cents: number }>`
    select e.at, e.kind as movement, v.code, -sum(l.amount_cents)::int as cents
    from gift_voucher v join journal_line l on l.subject in (v.code, gift_in_ledger(v.ledger_id))
    join journal_entry e on e.id = l.entry_id
    where l.account = 'giftLiability' and v.code in (
      select code from gift_voucher where order_uuid = ${uuid} union select code from purchase_gift where purchase_uuid = ${uuid})
    group by e.id, e.at, e.kind, v.code`.execute(trx);
  return rows.map(({ at, movement, code, cents }) => ({ at: iso(at), kind: 'gift', what: movement, code: endOfCode(code), amount: cents }));
}

/** What a colleague has asked to give back, above the limit or not. */
async function refundRequests(trx: Trx, uuid: string): Promise<CareEvent[]> {
  const rows = await trx
    .selectFrom('care_refund')
    .select(['id', 'created_at', 'status', 'amount_cents', 'colleague', 'reason'])
    .where('purchase_uuid', '=', uuid)
    .execute();
  return rows.map(({ id, created_at, status, amount_cents, colleague, reason }) => ({
    at: iso(created_at),
    kind: 'refundRequest',
    state: status,
    amount: amount_cents,
    refundId: id,
    ...(reason && { note: reason }),
    ...(colleague && { colleague }),
  }));
}

async function notes(trx: Trx, uuid: string): Promise<CareEvent[]> {
  const rows = await trx.selectFrom('care_note').select(['created_at', 'note', 'colleague']).where('purchase_uuid', '=', uuid).execute();
  return rows.map(({ created_at, note, colleague }) => ({ at: iso(created_at), kind: 'note', note, colleague }));
}

const iso = (at: Date): string => at.toISOString();
