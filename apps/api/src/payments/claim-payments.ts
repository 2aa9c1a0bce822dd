import { sql } from 'kysely';
import { OPEN } from '../orders/index.ts';
import type { Database } from '../platform/database/index.ts';

const BATCH = 50;
/** Payments with what they are for: an order, a change of it, or an instalment. */
const WITH_SUBJECT = sql`payment_intent i
  join purchase p on p.uuid = i.purchase_uuid
  left join purchase_change c on c.id = i.change_id
  left join payment_schedule s on s.id = i.instalment_id`;

/**
 * Payments that were announced a minute ago and of which nobody has told since: the browser was closed and the webhook lost, or
 * nobody pays. Each is claimed by one process, once a minute; after an hour, an order has expired and its payment is cancelled.
 */
export async function claimUnreportedPayments(db: Database): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update payment_intent set asked_at = now() where id in (
      select i.id from ${WITH_SUBJECT}
      where i.status = 'created' and i.updated_at between now() - interval '1 hour' and now() - interval '1 minute'
        and (i.asked_at is null or i.asked_at <= now() - interval '1 minute')
        and ((p.status = 'pending' and i.change_id is null) or c.status = 'pending' or s.status = any(${OPEN}))
      order by i.asked_at nulls first, i.updated_at limit ${BATCH} for update of i skip locked)
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Payments that a customer has begun, of orders, changes and instalments that are still open. Many of them ended unpaid, and what they
 * were for stays open: what was never read, and then what was read longest ago, comes first. Each is read again after a tenth of its
 * age, once a day at least, so that those that ended long ago are not in the way. What was voided or given back pays nothing any more.
 */
export async function claimBegunPayments(db: Database, graceMs: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update payment_intent set asked_at = now() where id in (
      select i.id from ${WITH_SUBJECT}
      where i.status in ('challenge', 'declined', 'processing', 'succeeded')
        and i.updated_at <= now() - make_interval(secs => ${graceMs / 1000})
        and (i.asked_at is null or i.asked_at <= now() - least((now() - i.updated_at) / 10, interval '1 day'))
        and ((p.status = 'pending' and i.change_id is null and p.amount_cents > 0) or c.status = 'pending' or s.status = any(${OPEN}))
      order by i.asked_at nulls first, i.status = 'succeeded' desc, i.updated_at
      limit ${BATCH} for update of i skip locked)
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Notes that the job for orders that nobody has paid in time is about to query the provider about them. */
export async function notePaymentsAsked(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('payment_intent')
    .set({ asked_at: sql<Date>`now()` })
    .where('id', 'in', ids)
    .execute();
}
