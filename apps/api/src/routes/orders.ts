import {
  OrderAccessBody,
  OrderAnswer,
  OrderBody,
  OrderOutline,
  OrderView,
  PaymentState,
  PurchaseAnswer,
  PurchaseBody,
} from '@shop/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import Type from 'typebox';
import { addressOf, takeAttempt } from '../accounts/attempts.ts';
import { customerOf } from '../accounts/sessions/signed-in.ts';
import type { Shop } from '../app.ts';
import { notFound } from '../problem.ts';
import { isOrderKey } from '../purchase/access/order-access.ts';
import { giveOrderCookie, mayOpenOrder, orderAccessNeeded } from '../purchase/access/order-cookie.ts';
import { isOrderId } from '../purchase/booking/owned-booking.ts';
import { outlineOf, viewOf } from '../purchase/order-view.ts';
import { paymentState } from '../purchase/payment-state.ts';
import type { Answer } from '../purchase/idempotency.ts';
import { purchase } from '../purchase/purchase.ts';
import { startOrder } from '../purchase/start-order.ts';
import { LocaleQuery } from '../services/booking-day.ts';
import { bookingRoutes } from './purchase/bookings.ts';
import { documentRoutes } from './purchase/documents.ts';
import { keyedCall } from './purchase/keyed-call.ts';
import { limitOrders } from './purchase/limit-orders.ts';
import { priceRoutes } from './purchase/prices.ts';
import { stopGuesses } from './purchase/stop-guesses.ts';
import { REFUSALS } from './refusals.ts';

const OrderQuery = Type.Object({ locale: LocaleQuery });

/** Buying (API-037, API-038). Clients of ours send an `Idempotency-Key` with both steps; others may do without (decision A-149). */
export function orderRoutes(app: FastifyInstance, shop: Shop): void {
  const { db, psp, clock } = shop;
  const once = keyedCall(shop);
  priceRoutes(app, shop);
  bookingRoutes(app, shop);
  documentRoutes(app, shop);

  app.post<{ Body: OrderBody }>(
    '/gateway/purchase/orders',
    {
      preHandler: [limitOrders(shop), stopGuesses(shop)],
      schema: { tags: ['purchase'], body: OrderBody, response: { 200: OrderAnswer, ...REFUSALS } },
    },
    (request, reply) =>
      once({ request, reply, scope: 'orders', before: (answer) => giveKey(shop, reply, answer), withoutKey: nothing }, async () => ({
        status: 200,
        body: await startOrder({ db, psp, now: clock(), accountId: (await customerOf(shop, request))?.account.id }, request.body),
      })),
  );

  app.post<{ Body: PurchaseBody }>(
    '/gateway/purchase/zeppto',
    { schema: { tags: ['purchase'], body: PurchaseBody, response: { 200: PurchaseAnswer, 202: PurchaseAnswer, ...REFUSALS } } },
    (request, reply) =>
      once({ request, reply, scope: 'zeppto', withoutKey: () => orderPaidBy(shop, request.body) }, () =>
        purchase({ db, psp, now: clock() }, request.body),
      ),
  );

  app.get<{ Params: { uuid: string }; Querystring: Type.Static<typeof OrderQuery> }>(
    '/gateway/orders/:uuid',
    { schema: { tags: ['purchase'], querystring: OrderQuery, response: { 200: Type.Union([OrderView, OrderOutline]), ...REFUSALS } } },
    async (request, reply) => {
      const order = await orderOf(shop, request.params.uuid);
      reply.header('cache-control', 'no-store');
      return (await mayOpenOrder(shop, request, order)) ? viewOf(db, order, request.query.locale) : outlineOf(order);
    },
  );

  app.post<{ Params: { uuid: string }; Body: OrderAccessBody }>(
    '/gateway/orders/:uuid/access',
    { schema: { tags: ['purchase'], body: OrderAccessBody, response: { ...REFUSALS } } },
    async ({ params: { uuid }, body: { key }, ip }, reply) => {
      await takeAttempt({ db, now: clock() }, ['orderAccessAddress', addressOf(ip)], reply);
      if (!isOrderId(uuid) || !(await isOrderKey(db, uuid, key))) throw orderAccessNeeded();
      await giveOrderCookie(shop, reply, uuid.toLowerCase());
      return reply.header('cache-control', 'no-store').status(204).send();
    },
  );

  app.get<{ Params: { uuid: string } }>(
    '/gateway/orders/:uuid/payment',
    { schema: { tags: ['purchase'], response: { 200: PaymentState, ...REFUSALS } } },
    async ({ params: { uuid } }, reply) => {
      const state = isOrderId(uuid) ? await paymentState(db, uuid) : undefined;
      if (!state) throw notFound('There is no such order.');
      reply.header('cache-control', 'no-store');
      return state;
    },
  );
}

async function orderOf({ db }: Shop, uuid: string) {
  const order = isOrderId(uuid) ? await db.selectFrom('purchase').selectAll().where('uuid', '=', uuid).executeTakeFirst() : undefined;
  if (!order) throw notFound('There is no such order.');
  return order;
}

/** The browser that has begun an order may see it from then on; also when its first answer was lost and it asks again. */
async function giveKey(shop: Shop, reply: FastifyReply, { status, body }: Answer): Promise<void> {
  if (status === 200) await giveOrderCookie(shop, reply, (body as OrderAnswer).orderUUID);
}

/** An order that is opened without a key is a new one: it holds nothing and costs nothing until it is paid. */
const nothing = () => Promise.resolve(undefined);

/** The order that a payment is for: paid once, by whatever request. */
async function orderPaidBy({ db }: Shop, { pspAuthorization: { paymentIntentId } }: PurchaseBody): Promise<string | undefined> {
  const found = await db.selectFrom('payment_intent').select('purchase_uuid').where('id', '=', paymentIntentId).executeTakeFirst();
  return found?.purchase_uuid;
}
