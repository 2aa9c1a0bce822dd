import type { Movement } from '@shop/domain';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/index.ts';

/** A movement of the shop's own books. */
export interface OurMovement extends Movement {
  readonly order: string;
  /** It was noted in the period that is compared. */
  readonly isInPeriod: boolean;
}

/**
 * Movements that the shop noted in a period, and those of `keys` whenever they were noted. A payment counts as the ledger has
 * it: one that is known and has no entry is missing. Payments of before the ledger are in its opening.
 */
export async function ledgerTransactions(db: Database, { from, to, keys }: { from: Date; to: Date; keys: readonly string[] }) {
  const { rows } = await sql<OurMovement>`
    with asked as (select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb) as key),
    payment as (
      select i.id as key, i.purchase_uuid, booked.cents, booked.written_at as at, i.amount_cents, i.status
      from payment_intent i left join lateral (
        select e.written_at, sum(l.amount_cents)::int as cents from journal_entry e join journal_line l on l.entry_id = e.id
        where e.event_key = 'payment-' || i.id and l.account = 'clearing' group by e.id) booked on true
      where i.id in (select key from asked)
        or i.id in (select substr(event_key, 9) from journal_entry where kind = 'payment' and written_at >= ${from} and written_at < ${to}))
    select 'payment' as kind, key, purchase_uuid::text as "order", coalesce(cents, amount_cents) as amount, null as outcome,
        coalesce(at >= ${from} and at < ${to}, false) as "isInPeriod"
      from payment p where cents is not null or (status in ('succeeded', 'refunded')
        and exists (select from journal_entry e where e.purchase_uuid = p.purchase_uuid and e.kind = 'opening'))
    union all
    select 'refund', r.key, i.purchase_uuid::text, r.amount_cents, null, r.done_at >= ${from} and r.done_at < ${to}
      from payment_refund r join payment_intent i on i.id = r.intent_id
      where r.done_at is not null and r.transfer_reference is null and r.dispute_id is null and r.amount_cents > 0 and (r.key in (select key from asked) or (r.done_at >= ${from} and r.done_at < ${to}))
    union all
    select 'dispute', d.id, i.purchase_uuid::text, d.amount_cents, case when d.status in ('won', 'lost') then d.status end,
        d.opened_at >= ${from} and d.opened_at < ${to}
      from payment_dispute d join payment_intent i on i.id = d.intent_id
      where d.id in (select key from asked) or (d.opened_at >= ${from} and d.opened_at < ${to})`.execute(db);
  return rows.map((row) => ({ ...row, outcome: row.outcome ?? undefined }));
}
