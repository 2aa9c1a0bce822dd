import type { OrderMoney } from '@shop/domain';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../platform/database/index.ts';
import type { Purchase } from './order.ts';

/** Cents of a payment that count: of one for an instalment what has paid it. */
const PAYS = sql`case when payment_intent.instalment_id is null then payment_intent.amount_cents
  else coalesce((select s.amount_cents from payment_schedule s where s.intent_id = payment_intent.id and s.status = 'paid'), 0) end`;

/** How the key of a refund begins that gives back what an instalment did not ask for: no part of `refunded_cents`. */
export const EXCESS_KEY = 'excess-';

/** Of the order itself, or of a change that was made. */
const OF_ORDER = sql<boolean>`(payment_intent.change_id is null or purchase_change.status = 'done')`;

/**
 * What card and gifts have paid for an order so far, and what of it went back or is on its way. The supplement of a change that
 * was not made is none of it, and neither is what an instalment did not ask for any more: both go back by themselves.
 */
export async function orderMoney(
  db: Kysely<Tables>,
  { uuid, status, refunded_cents }: Pick<Purchase, 'uuid' | 'status' | 'refunded_cents'>,
): Promise<OrderMoney> {
  const { card } = await db
    .selectFrom('payment_intent')
    .leftJoin('purchase_change', 'purchase_change.id', 'payment_intent.change_id')
    .select(sql<string>`coalesce(sum(${PAYS}), 0)`.as('card'))
    .where('payment_intent.purchase_uuid', '=', uuid)
    .where('payment_intent.status', 'in', ['succeeded', 'refunded'])
    .where(OF_ORDER)
    .executeTakeFirstOrThrow();
  const uses = await db.selectFrom('purchase_gift').select(['amount_cents', 'refunded_cents']).where('purchase_uuid', '=', uuid).execute();
  const wasPaid = status === 'paid' || status === 'cancelled';
  const gifts = wasPaid ? uses.reduce((sum, use) => sum + use.amount_cents, 0) : 0;
  const giftsBack = wasPaid ? uses.reduce((sum, use) => sum + use.refunded_cents, 0) : 0;
  const back = Math.max(0, refunded_cents - giftsBack);
  const disputedBack = Math.min(back, await coveredByDisputes(db, uuid));
  return { card: Number(card), gifts, cardBack: back - disputedBack, ...(disputedBack > 0 && { disputedBack }), giftsBack };
}

/** Cents of the order's promised refunds that a bank has taken back: it gives them, or the shop once the dispute is won. */
async function coveredByDisputes(db: Kysely<Tables>, uuid: string): Promise<number> {
  const { cents } = await db
    .selectFrom('payment_refund')
    .innerJoin('payment_intent', 'payment_intent.id', 'payment_refund.intent_id')
    .leftJoin('purchase_change', 'purchase_change.id', 'payment_intent.change_id')
    .select(({ fn }) => fn.sum<string | null>('payment_refund.amount_cents').as('cents'))
    .where('payment_intent.purchase_uuid', '=', uuid)
    .where('payment_refund.dispute_id', 'is not', null)
    .where('payment_refund.key', 'not like', `${EXCESS_KEY}%`)
    .where(OF_ORDER)
    .executeTakeFirstOrThrow();
  return Number(cents ?? 0);
}
