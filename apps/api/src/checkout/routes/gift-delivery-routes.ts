import { CHANGE_GIFT_DELIVERY, CORRECT_GIFT_ADDRESS, SEND_GIFT_NOW, type Locale } from '@shop/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressOf, consumeAttempt } from '../../platform/security/index.ts';
import type { PayingShop } from '../../payments/index.ts';
import { changeDelivery, correctAddress, type OfDelivery, sendNow } from '../../gifts/delivery/index.ts';
import { deliveriesOf, isOrderId } from '../../orders/index.ts';
import { notFound, route } from '../../platform/http/index.ts';
import { mayOpenOrder, orderAccessNeeded } from '../../orders/access/index.ts';
import { keyedCall } from './keyed-call.ts';

interface OfMail {
  Params: { uuid: string; deliveryId: string };
}

/** What the buyer of a gift does about its mail without anyone's help; only for the holder of the order's proof. */
export function giftDeliveryRoutes(app: FastifyInstance, shop: PayingShop): void {
  const { db, clock } = shop;
  const once = keyedCall(shop);
  const place = () => ({ db, now: clock() });
  /** Proves the order before the `Idempotency-Key` is looked at, so that an answer is repeated to its owner alone. */
  const preHandler = async (request: FastifyRequest<OfMail>, reply: FastifyReply) => {
    await consumeAttempt({ db, now: clock() }, ['giftDeliveryAddress', addressOf(request.ip)], reply);
    await provenOrder(shop, request);
  };

  route(
    app,
    CHANGE_GIFT_DELIVERY,
    (request, reply) =>
      once({ request, reply }, async () => {
        const of = await proven(shop, request);
        await changeDelivery(place(), of, request.body);
        return answerOf(shop, of);
      }),
    { preHandler, config: { idempotencyScope: 'gift-change' } },
  );

  route(
    app,
    SEND_GIFT_NOW,
    (request, reply) =>
      once({ request, reply }, async () => {
        const of = await proven(shop, request);
        await sendNow(place(), of);
        return answerOf(shop, of);
      }),
    { preHandler, config: { idempotencyScope: 'gift-sending' } },
  );

  route(
    app,
    CORRECT_GIFT_ADDRESS,
    (request, reply) =>
      once({ request, reply }, async () => {
        const of = await proven(shop, request);
        await correctAddress(place(), of, request.body.recipientEmail.trim());
        return answerOf(shop, of);
      }),
    { preHandler, config: { idempotencyScope: 'gift-address' } },
  );
}

async function proven(shop: PayingShop, request: FastifyRequest<OfMail>): Promise<OfDelivery> {
  return { order: await provenOrder(shop, request), deliveryId: request.params.deliveryId };
}

async function provenOrder(shop: PayingShop, request: FastifyRequest<{ Params: { uuid: string } }>) {
  const { uuid } = request.params;
  const order = isOrderId(uuid)
    ? await shop.db.selectFrom('purchase').select(['uuid', 'locale', 'account_id', 'email']).where('uuid', '=', uuid).executeTakeFirst()
    : undefined;
  if (!order) throw notFound('There is no such order.');
  if (!(await mayOpenOrder(shop, request, order))) throw orderAccessNeeded();
  return { uuid: order.uuid, locale: order.locale as Locale };
}

async function answerOf({ db }: PayingShop, { order, deliveryId }: OfDelivery) {
  const deliveries = (await deliveriesOf(db, [order])).get(order.uuid) ?? [];
  return { status: 200, body: deliveries.find(({ id }) => id === deliveryId.toLowerCase()) };
}
