import type { PurchaseBody } from '@shop/contracts';
import { nightsBetween } from '@shop/domain';
import type { Transaction } from 'kysely';
import { Refusal, conflict, notFound } from '../problem.ts';
import type { Database } from '../store/database.ts';
import type { Tables } from '../store/schema.ts';
import { canonical, type Answer } from './idempotency.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { soldOut } from './stay-offer.ts';
import { takeStock } from './stock.ts';

/** What became of a paid purchase: a lost race for the last room gives the money back. */
export type Completion = { kind: 'paid' } | { kind: 'soldOut' };

/** `purchase/zeppto`: the payment is verified with the provider, then the room is taken and the order is paid. */
export async function purchase({ db, psp }: { db: Database; psp: PaymentProvider }, body: PurchaseBody): Promise<Answer> {
  const { paymentIntentId } = body.pspAuthorization;
  const order = await db
    .selectFrom('payment_intent')
    .innerJoin('purchase', 'purchase.uuid', 'payment_intent.purchase_uuid')
    .select(['purchase.uuid', 'purchase.amount_cents', 'purchase.request', 'purchase.status'])
    .where('payment_intent.id', '=', paymentIntentId)
    .executeTakeFirst();
  const payment = order && (await psp.read(paymentIntentId));
  if (!order || !payment) throw notFound('There is no such payment.');
  if (body.expectedAmount !== order.amount_cents || payment.amount !== order.amount_cents)
    throw conflict('PRICE_CHANGED', 'The payment is for another amount.', order.amount_cents);
  if (canonical(body.items) !== canonical(order.request)) throw conflict('ORDER_CHANGED', 'The order differs from the one that was paid.');
  if (order.status === 'failed') throw soldOut();
  const answer = { booking: { orderUUID: order.uuid } };
  if (payment.status === 'processing') return { status: 202, body: answer };
  if (payment.status !== 'succeeded')
    throw new Refusal(402, {
      code: payment.status === 'declined' ? 'PAYMENT_DECLINED' : 'PAYMENT_NOT_CONFIRMED',
      message: 'The payment has not succeeded.',
      field: 'pspAuthorization.paymentIntentId',
    });
  const completion = await completePurchase(db, { uuid: order.uuid, paymentIntentId });
  if (completion.kind === 'soldOut') throw soldOut();
  return { status: 200, body: answer };
}

/**
 * One transaction: the purchase is locked first, then its stock. Paid twice is paid once. Mail and refund leave through
 * the outbox, written here, so that neither is lost nor sent for an order that was rolled back.
 */
export async function completePurchase(
  db: Database,
  { uuid, paymentIntentId }: { uuid: string; paymentIntentId: string },
): Promise<Completion> {
  return db.transaction().execute(async (trx) => {
    const order = await trx.selectFrom('purchase').selectAll().where('uuid', '=', uuid).forUpdate().executeTakeFirstOrThrow();
    if (order.status === 'paid') return { kind: 'paid' };
    if (order.status !== 'pending') return { kind: 'soldOut' };
    const isTaken = await takeStock(trx, {
      hotelId: order.hotel_id,
      roomId: order.room_id,
      rooms: order.rooms,
      period: { checkin: order.checkin, nights: nightsBetween(order.checkin, order.checkout) },
    });
    await trx
      .updateTable('purchase')
      .set({ status: isTaken ? 'paid' : 'failed' })
      .where('uuid', '=', uuid)
      .execute();
    await post(trx, isTaken ? 'confirmationMail' : 'refund', isTaken ? { uuid } : { paymentIntentId });
    return { kind: isTaken ? 'paid' : 'soldOut' };
  });
}

async function post(trx: Transaction<Tables>, kind: 'confirmationMail' | 'refund', payload: Record<string, string>): Promise<void> {
  await trx
    .insertInto('outbox')
    .values({ kind, payload: JSON.stringify(payload), sent_at: null, last_error: null })
    .execute();
}
