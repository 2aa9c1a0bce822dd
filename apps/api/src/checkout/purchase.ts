import type { PurchaseBody } from '@shop/contracts';
import { conflict, notFound } from '../platform/http/index.ts';
import type { Database } from '../platform/database/index.ts';
import { completePurchase, failPurchase } from './complete-purchase.ts';
import { type Answer, canonical, KeyedMutex } from '../platform/jobs/index.ts';
import { orderFailed } from '../orders/index.ts';
import { paymentOf, type PaymentProvider } from '../payments/index.ts';

/** The buyers of this process. */
const hotelMutex = new KeyedMutex();

/** `purchase/zeppto`: the payment is verified with the provider, then everything is taken and the order is paid. */
export async function purchase({ db, psp, now }: { db: Database; psp: PaymentProvider; now: Date }, body: PurchaseBody): Promise<Answer> {
  const { paymentIntentId } = body.pspAuthorization;
  const order = await db
    .selectFrom('payment_intent')
    .innerJoin('purchase', 'purchase.uuid', 'payment_intent.purchase_uuid')
    .select('payment_intent.amount_cents as announced')
    .select(['purchase.uuid', 'purchase.hotel_id', 'purchase.amount_cents', 'purchase.request', 'purchase.status', 'purchase.failure'])
    .where('payment_intent.id', '=', paymentIntentId)
    .where('payment_intent.change_id', 'is', null)
    .where('payment_intent.instalment_id', 'is', null)
    .executeTakeFirst();
  if (!order) throw notFound('There is no such payment.');
  if (body.expectedAmount !== order.amount_cents) throw conflict('PRICE_CHANGED', 'The payment is for another amount.', order.amount_cents);
  if (canonical(body.items) !== canonical(order.request)) throw conflict('ORDER_CHANGED', 'The order differs from the one that was paid.');
  if (order.status === 'failed') throw orderFailed(order.failure);
  const answer = { booking: { orderUUID: order.uuid } };
  const payment = order.amount_cents > 0 ? await paymentOf(psp, paymentIntentId, order.announced) : 'paid';
  if (payment === 'processing') return { status: 202, body: answer };
  const { uuid } = order;
  // An order that is booked already is answered as booked: failing touches only one that is pending.
  const completion = await hotelMutex.run(String(order.hotel_id ?? uuid), () =>
    payment === 'refunded' ? failPurchase(db, { uuid, code: 'ORDER_EXPIRED', now }) : completePurchase(db, { uuid, now }),
  );
  if (completion.kind === 'failed') throw orderFailed(completion.code);
  return { status: 200, body: answer };
}
