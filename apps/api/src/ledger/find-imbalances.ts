import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { SubjectKind, Tables } from '../platform/database/index.ts';

/** An order or a gift whose ledger does not say what payments, refunds and gifts say; cents. */
export interface Imbalance {
  /** Id of an order, the last letters of a gift's code, or the number of an entry that belongs to no order. */
  readonly subject: string;
  readonly account: 'clearing' | 'refundsDue' | 'receivable' | 'giftLiability' | 'entry';
  readonly ledger: number;
  readonly expected: number;
}

/** What a check found; `kind` and `key` name what it is about. */
export interface FoundImbalance extends Imbalance {
  readonly kind: SubjectKind;
  /** Id of an order or an entry; a gift by its number, `gift:17`. */
  readonly key: string;
}

/** Which orders, gifts and entries a check is about. */
export interface Subjects {
  readonly orders: readonly string[];
  /** By both names of each (`giftSubjects`). */
  readonly gifts: readonly string[];
  readonly entries: readonly number[];
}

interface Check {
  /** By default all. */
  readonly subjects?: Subjects;
  readonly graceMinutes?: number;
  /** Null: as many as there are. */
  readonly limit?: number | null;
}

type Reader = Kysely<Tables> | Transaction<Tables>;

/** Payments that the shop has not heard of yet are no imbalance: it completes or refunds them within that time. */
const GRACE_MINUTES = 15;

/**
 * Counts everything again from the tables of payments, refunds, gifts and vouchers and compares it with the ledger, all orders at
 * once; empty when it balances. Orders of before the ledger that are not opened are not in it yet. It reads the whole history:
 * for the operator and for tests, the shop itself checks in pieces (docs/decisions/2026-11-28-ledger-balance-in-pieces.md).
 */
export async function findAllImbalances(db: Reader, { graceMinutes, limit = 100 }: Omit<Check, 'subjects'> = {}): Promise<Imbalance[]> {
  const found = await findImbalances(db, { ...(graceMinutes !== undefined && { graceMinutes }), limit });
  return found.map(({ subject, account, ledger, expected }) => ({ subject, account, ledger, expected }));
}

/** Whether a payment `i` has no entry and is too young for one to be missed. */
export const isInGrace = (graceMinutes = GRACE_MINUTES): RawBuilder<boolean> => sql<boolean>`
  (i.updated_at >= now() - make_interval(mins => ${graceMinutes})
    and not exists (select from journal_entry where event_key = 'payment-' || i.id))`;

/** What does not agree of these subjects, or of all. */
export async function findImbalances(db: Reader, check: Check): Promise<FoundImbalance[]> {
  const { rows } = await imbalances(check).execute(db);
  return rows;
}

/** The one count of the whole and of its pieces, in one statement: what is compared is of one moment. */
export function imbalances({ subjects, graceMinutes, limit = null }: Check): RawBuilder<FoundImbalance> {
  const ofOrders = subjects ? sql`and e.purchase_uuid = any(${subjects.orders}::uuid[])` : sql``;
  const ofGifts = subjects ? sql`and l.subject = any(${subjects.gifts}::text[])` : sql``;
  const ofEntries = subjects ? sql`where e.id = any(${subjects.entries}::bigint[])` : sql``;
  return sql<FoundImbalance>`
    with known as (
      select e.purchase_uuid as uuid,
        coalesce(sum(l.amount_cents) filter (where l.account = 'clearing' and e.kind in ('payment', 'refunded', 'refundFailed', 'opening')), 0)::int as clearing,
        coalesce(sum(l.amount_cents) filter (where l.account = 'refundsDue'), 0)::int as due,
        coalesce(sum(l.amount_cents) filter (where l.account = 'receivable'), 0)::int as receivable,
        bool_or(e.kind = 'opening') as opened
      from journal_entry e left join journal_line l on l.entry_id = e.id
      where e.purchase_uuid is not null ${ofOrders} group by e.purchase_uuid),
    counted as (
      select k.*, p.status, captured.cents as captured, refund.promised, refund.done, refund.elsewhere, refund.goodwill, gifts.cents as gifts,
        coalesce((p.parts->>'product')::int + (p.parts->>'extras')::int + (p.parts->>'shipping')::int + (p.parts->>'insurance')::int
          + (p.parts->>'paymentFee')::int - (p.parts->>'promotion')::int
          - coalesce((p.parts->>'waived')::int, 0), p.amount_cents) as total
      from known k join purchase p on p.uuid = k.uuid,
      lateral (
        select coalesce(sum(i.amount_cents), 0)::int as cents from payment_intent i
        where i.purchase_uuid = p.uuid and i.status in ('succeeded', 'refunded')
          and (k.opened or not ${isInGrace(graceMinutes)})) captured,
      lateral (
        select coalesce(sum(r.amount_cents), 0)::int as promised, coalesce(sum(r.goodwill_cents), 0)::int as goodwill,
          coalesce(sum(r.amount_cents) filter (where r.done_at is not null), 0)::int as done,
          coalesce(sum(r.amount_cents) filter (where r.done_at is not null and (r.transfer_reference is not null or r.dispute_id is not null)), 0)::int as elsewhere
        from payment_refund r join payment_intent i on i.id = r.intent_id where i.purchase_uuid = p.uuid) refund,
      lateral (
        select coalesce(sum(amount_cents - refunded_cents), 0)::int as cents from purchase_gift where purchase_uuid = p.uuid) gifts),
    named as (
      select l.subject, -sum(l.amount_cents)::int as cents from journal_line l
      where l.account = 'giftLiability' ${ofGifts} group by l.subject),
    gift as (
      select coalesce(gift_in_ledger(v.ledger_id), n.subject) as key, coalesce(v.code, n.subject) as code, sum(n.cents)::int as cents,
        max(case when v.status = 'cancelled' then 0 else v.remaining_cents - v.breakage_cents end) as worth
      from named n left join gift_voucher v on v.ledger_id = coalesce(
        case when n.subject like 'gift:%' then substr(n.subject, 6)::bigint end,
        (select ledger_id from gift_voucher where code = n.subject))
      group by 1, 2)
    select 'order' as kind, uuid::text as key, uuid::text as subject, 'clearing' as account, clearing as ledger, captured - done + elsewhere as expected
      from counted where clearing <> captured - done + elsewhere
    union all
    select 'order', uuid::text, uuid::text, 'refundsDue', due, done - promised from counted where due <> done - promised
    union all
    select 'order', uuid::text, uuid::text, 'receivable', receivable, owed from (
      select *, case status when 'paid' then total - captured - gifts + promised - goodwill else 0 end as owed from counted) asked
      where receivable <> owed
    union all
    select 'gift', key, '…' || right(code, 4), 'giftLiability', cents, coalesce(worth, 0) from gift where cents <> coalesce(worth, 0)
    union all
    select 'entry', e.id::text, coalesce(purchase_uuid::text, 'entry ' || e.id), 'entry', sum(amount_cents)::int, 0
      from journal_entry e join journal_line l on l.entry_id = e.id ${ofEntries} group by e.id having sum(amount_cents) <> 0
    limit ${limit}`;
}
