import { orderTotal, type OrderParts } from '@shop/domain';
import type { Books } from '@shop/testing/order-histories';
import { findImbalances } from '../ledger/find-imbalances.ts';
import { giftSubjects } from '../ledger/gift-subjects.ts';
import type { Database } from '../platform/database/database.ts';

/** The money of an order as it stands in the tables of payments, refunds, gifts and instalments; the ledger is not asked. */
export async function booksOf(db: Database, uuid: string): Promise<Books> {
  const order = await db.selectFrom('purchase').select('parts').where('uuid', '=', uuid).executeTakeFirstOrThrow();
  const parts = order.parts as OrderParts;
  const intents = await db
    .selectFrom('payment_intent')
    .leftJoin('payment_refund', 'payment_refund.intent_id', 'payment_intent.id')
    .select((row) => {
      const back = row.fn.sum<string>('payment_refund.amount_cents');
      const failed = back.filterWhere('failed_at', 'is not', null).filterWhere('done_at', 'is', null);
      return ['payment_intent.id', 'payment_intent.amount_cents as paid', back.as('back'), failed.as('failed')];
    })
    .where('purchase_uuid', '=', uuid)
    .where('payment_intent.status', 'in', ['succeeded', 'refunded'])
    .where('payment_intent.amount_cents', '>', 0)
    .groupBy('payment_intent.id')
    .execute();
  const gifts = await db
    .selectFrom('purchase_gift')
    .innerJoin('gift_voucher', 'gift_voucher.code', 'purchase_gift.code')
    .select(['purchase_gift.amount_cents', 'purchase_gift.refunded_cents', 'gift_voucher.remaining_cents'])
    .where('purchase_uuid', '=', uuid)
    .orderBy('purchase_gift.code')
    .execute();
  const open = await db
    .selectFrom('payment_schedule')
    .select('amount_cents')
    .where('purchase_uuid', '=', uuid)
    .where('status', 'in', ['planned', 'charging', 'failed'])
    .execute();
  return {
    payments: intents
      .map(({ id, paid, back, failed }) => ({ id, paid, back: Number(back ?? 0), failed: Number(failed ?? 0) }))
      .sort((one, other) => (one.id < other.id ? -1 : 1)),
    gifts: gifts.map(({ amount_cents, refunded_cents, remaining_cents }) => ({
      ...{ gave: amount_cents, back: refunded_cents, remaining: remaining_cents },
    })),
    open: open.reduce((sum, row) => sum + row.amount_cents, 0),
    total: orderTotal(parts),
    paidByGifts: parts.gifts,
  };
}

/** The same; throws where the ledger of the order, or of a gift that it has used or sold, does not balance. */
export async function balancedBooksOf(db: Database, uuid: string): Promise<Books> {
  const used = await db.selectFrom('purchase_gift').select('code').where('purchase_uuid', '=', uuid).execute();
  const sold = await db.selectFrom('gift_voucher').select('code').where('order_uuid', '=', uuid).execute();
  const codes = [...used, ...sold].map(({ code }) => code);
  const subjects = { orders: [uuid], gifts: await giftSubjects(db, codes), entries: [] };
  const found = await findImbalances(db, { subjects, graceMinutes: 0 });
  if (found.length > 0) throw new Error(`The ledger does not balance: ${JSON.stringify(found)}`);
  return booksOf(db, uuid);
}
