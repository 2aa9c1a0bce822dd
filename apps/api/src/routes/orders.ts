import { OrderAnswer, OrderBody, OrderView, PaymentState, PurchaseAnswer, PurchaseBody } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { customerOf } from '../accounts/sessions/signed-in.ts';
import type { Shop } from '../app.ts';
import { notFound } from '../problem.ts';
import { isOrderId } from '../purchase/booking/owned-booking.ts';
import { orderView } from '../purchase/order-view.ts';
import { paymentState } from '../purchase/payment-state.ts';
import { purchase } from '../purchase/purchase.ts';
import { startOrder } from '../purchase/start-order.ts';
import { LocaleQuery } from '../services/booking-day.ts';
import { bookingRoutes } from './purchase/bookings.ts';
import { documentRoutes } from './purchase/documents.ts';
import { keyedCall } from './purchase/keyed-call.ts';
import { priceRoutes } from './purchase/prices.ts';
import { stopGuesses } from './purchase/stop-guesses.ts';
import { REFUSALS } from './refusals.ts';

const OrderQuery = Type.Object({ locale: LocaleQuery });

/** Buying (spec 2, section 7). Both steps need an `Idempotency-Key`. */
export function orderRoutes(app: FastifyInstance, shop: Shop): void {
  const { db, psp, clock } = shop;
  const once = keyedCall(shop);
  priceRoutes(app, shop);
  bookingRoutes(app, shop);
  documentRoutes(app, shop);

  app.post<{ Body: OrderBody }>(
    '/gateway/purchase/orders',
    { preHandler: stopGuesses(shop), schema: { tags: ['purchase'], body: OrderBody, response: { 200: OrderAnswer, ...REFUSALS } } },
    (request, reply) =>
      once({ request, reply, scope: 'orders' }, async () => ({
        status: 200,
        body: await startOrder({ db, psp, now: clock(), accountId: (await customerOf(shop, request))?.account.id }, request.body),
      })),
  );

  app.post<{ Body: PurchaseBody }>(
    '/gateway/purchase/zeppto',
    { schema: { tags: ['purchase'], body: PurchaseBody, response: { 200: PurchaseAnswer, 202: PurchaseAnswer, ...REFUSALS } } },
    (request, reply) => once({ request, reply, scope: 'zeppto' }, () => purchase({ db, psp, now: clock() }, request.body)),
  );

  app.get<{ Params: { uuid: string }; Querystring: Type.Static<typeof OrderQuery> }>(
    '/gateway/orders/:uuid',
    { schema: { tags: ['purchase'], querystring: OrderQuery, response: { 200: OrderView, ...REFUSALS } } },
    async ({ params: { uuid }, query: { locale } }, reply) => {
      const view = isOrderId(uuid) ? await orderView(db, uuid, locale) : undefined;
      if (!view) throw notFound('There is no such order.');
      reply.header('cache-control', 'no-store');
      return view;
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
