import type { OrderMoney } from '@shop/domain';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../platform/database/index.ts';
import type { Purchase } from './order.ts';

/** Cents of a payment that count: of one for an instalment what has paid it. */
const PAYS = sql`case when payment_intent.instalment_id is null then payment_intent.amount_cents
  else coalesce((select s.amount_cents from payment_schedule s where s.intent_id = payment_intent.id and s.status = 'paid'), 0) end`;

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
    .where((is) => is.or([is('payment_intent.change_id', 'is', null), is('purchase_change.status', '=', 'done')]))
    .executeTakeFirstOrThrow();
  const uses = await db.selectFrom('purchase_gift').select(['amount_cents', 'refunded_cents']).where('purchase_uuid', '=', uuid).execute();
  const wasPaid = status === 'paid' || status === 'cancelled';
  const gifts = wasPaid ? uses.reduce((sum, use) => sum + use.amount_cents, 0) : 0;
  const giftsBack = wasPaid ? uses.reduce((sum, use) => sum + use.refunded_cents, 0) : 0;
  return { card: Number(card), gifts, cardBack: Math.max(0, refunded_cents - giftsBack), giftsBack };
}
