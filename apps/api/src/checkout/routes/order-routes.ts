import { COMPLETE_PURCHASE, CREATE_ORDER, GET_ORDER, GET_ORDER_PAYMENT, OPEN_ORDER, OrderAnswer, PurchaseBody } from '@shop/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { addressOf, consumeAttempt } from '../../platform/security/index.ts';
import { customerOf, sessionOf } from '../../accounts/sessions/index.ts';
import { type PayingShop, paymentState } from '../../payments/index.ts';
import { giveOrderCookie, isOrderKey, mayOpenOrder, openedOrder, orderAccessNeeded, orderOf } from '../../orders/access/index.ts';
import { isOrderId } from '../../orders/index.ts';
import { outlineOf, viewOf } from '../order-view.ts';
import type { Answer } from '../../platform/jobs/index.ts';
import { purchase } from '../purchase.ts';
import { startOrder } from '../start-order.ts';
import { bookingRoutes } from './booking-routes.ts';
import { giftDeliveryRoutes } from './gift-delivery-routes.ts';
import { keyedCall } from './keyed-call.ts';
import { limitOrders } from './limit-orders.ts';
import { priceRoutes } from './price-routes.ts';
import { limitCodeGuesses } from './limit-code-guesses.ts';
import { route } from '../../platform/http/index.ts';

/** Buying (API-037, API-038). Clients of ours send an `Idempotency-Key` with both steps; others may do without (decision note `open-points`). */
export function orderRoutes(app: FastifyInstance, shop: PayingShop): void {
  const { db, psp, clock, index, settings, sender } = shop;
  const once = keyedCall(shop);
  priceRoutes(app, shop);
  bookingRoutes(app, shop);
  giftDeliveryRoutes(app, shop);

  route(
    app,
    CREATE_ORDER,
    (request, reply) =>
      once({ request, reply, before: (answer) => giveKey(shop, reply, answer), withoutKey: nothing }, async () => ({
        status: 200,
        body: await startOrder(
          {
            ...{ db, psp, index, now: clock(), toggles: settings.toggles, brands: sender.partners },
            accountId: (await customerOf(shop, request))?.account.id,
            giftCardLimit: (await sessionOf(shop, request, 'customerCare')) ? undefined : settings.giftCardLimit,
          },
          request.body,
        ),
      })),
    { preHandler: [limitOrders(shop), limitCodeGuesses(shop)], config: { idempotencyScope: 'orders' } },
  );

  route(
    app,
    COMPLETE_PURCHASE,
    (request, reply) =>
      once({ request, reply, withoutKey: () => orderPaidBy(shop, request.body) }, () => purchase({ db, psp, now: clock() }, request.body)),
    { config: { idempotencyScope: 'zeppto', providerCall: 'payment' } },
  );

  route(app, GET_ORDER, async (request, reply) => {
    const order = await orderOf(shop, request.params.uuid);
    reply.header('cache-control', 'no-store');
    return (await mayOpenOrder(shop, request, order))
      ? viewOf(db, order, { locale: request.query.locale, now: clock() })
      : outlineOf(order);
  });

  route(app, OPEN_ORDER, async ({ params: { uuid }, body: { key }, ip }, reply) => {
    await consumeAttempt({ db, now: clock() }, ['orderAccessAddress', addressOf(ip)], reply);
    if (!isOrderId(uuid) || !(await isOrderKey(db, uuid, key))) throw orderAccessNeeded();
    await giveOrderCookie(shop, reply, uuid.toLowerCase());
    return reply.header('cache-control', 'no-store').status(204).send();
  });

  route(app, GET_ORDER_PAYMENT, async (request, reply) => {
    const order = await openedOrder(shop, request, request.params.uuid);
    reply.header('cache-control', 'no-store');
    return paymentState(db, order);
  });
}

/** The browser that has begun an order may see it from then on; also when its first answer was lost and it asks again. */
async function giveKey(shop: PayingShop, reply: FastifyReply, { status, body }: Answer): Promise<void> {
  if (status === 200) await giveOrderCookie(shop, reply, (body as OrderAnswer).orderUUID);
}

/** An order that is opened without a key is a new one: it holds nothing and costs nothing until it is paid. */
const nothing = () => Promise.resolve(undefined);

/** The order that a payment is for: paid once, by whatever request. */
async function orderPaidBy({ db }: PayingShop, { pspAuthorization: { paymentIntentId } }: PurchaseBody): Promise<string | undefined> {
  const found = await db.selectFrom('payment_intent').select('purchase_uuid').where('id', '=', paymentIntentId).executeTakeFirst();
  return found?.purchase_uuid;
}
