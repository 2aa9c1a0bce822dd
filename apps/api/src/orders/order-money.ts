import type { OrderMoney } from '@shop/domain';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../platform/database/index.ts';
import type { Purchase } from './order.ts';

/**
 * What card and gifts have paid for an order so far, and what of it went back or is on its way. The supplement of a change that
 * was not made is none of it: that one goes back whole, by itself.
 */
export async function orderMoney(
  db: Kysely<Tables>,
  { uuid, status, refunded_cents }: Pick<Purchase, 'uuid' | 'status' | 'refunded_cents'>,
): Promise<OrderMoney> {
  const { card } = await db
    .selectFrom('payment_intent')
    .leftJoin('purchase_change', 'purchase_change.id', 'payment_intent.change_id')
    .select((is) => is.fn.coalesce(is.fn.sum<string>('payment_intent.amount_cents'), sql<string>`0`).as('card'))
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
