import {
  CANCEL_BOOKING,
  COMPLETE_INSTALMENT,
  COMPLETE_MODIFICATION,
  FIND_BOOKING,
  LIST_MODIFICATION_DAYS,
  LIST_MODIFICATION_NIGHTS,
  MODIFY_BOOKING,
  PAY_INSTALMENT,
  PRICE_MODIFICATION,
  REQUEST_INVOICE,
} from '@shop/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressOf, consumeAttempt } from '../../platform/security/index.ts';
import { customerOf } from '../../accounts/sessions/index.ts';
import type { PayingShop } from '../../payments/index.ts';
import { countBookingGuesses, giveOrderCookie } from '../../orders/access/index.ts';
import { completeInstalmentPayment, startInstalmentPayment } from '../../payments/schedule/index.ts';
import { cancelBooking } from '../booking/cancel-booking.ts';
import { conditionsOf } from '../booking/conditions.ts';
import { requestInvoice } from '../../invoices/index.ts';
import { changePriceView, completeModification, modifyBooking, priceChange } from '../booking/modify-booking.ts';
import { type Asker, findBooking } from '../../orders/index.ts';
import { viewOf } from '../order-view.ts';
import { checkedLocale, route } from '../../platform/http/index.ts';
import { changeDays, changeNights } from './change-days.ts';
import { keyedCall } from './keyed-call.ts';
import { stopStrangers } from './stop-strangers.ts';

type ToInstalment = FastifyRequest<{ Params: { uuid: string; number: number }; Body: { email: string } }>;

/** Managing a booking or an order of gifts: find, change, cancel, invoice (spec 1, section 8; spec 2, section 2). Each proves whose it is. */
export function bookingRoutes(app: FastifyInstance, shop: PayingShop): void {
  const { db, psp, clock } = shop;
  const place = () => ({ db, psp, now: clock() });
  const once = keyedCall(shop);
  const preHandler = stopStrangers(shop);
  const stopStarts = async ({ ip, params: { uuid, number } }: ToInstalment, reply: FastifyReply) =>
    consumeAttempt({ db, now: clock() }, ['instalmentStart', `${addressOf(ip)} ${uuid}/${number}`], reply);
  const askerOf = async (request: FastifyRequest<{ Body: { email: string } }>): Promise<Asker> => ({
    email: request.body.email,
    accountId: (await customerOf(shop, request))?.account.id,
  });

  route(app, FIND_BOOKING, async (request, reply) => {
    const { body } = request;
    reply.header('cache-control', 'no-store');
    const booking = await countBookingGuesses(shop, { request, reply, find: () => findBooking(db, body) });
    await giveOrderCookie(shop, reply, booking.uuid);
    const modificationConditions = await conditionsOf(db, booking, clock());
    const order = await viewOf(db, booking, { locale: checkedLocale(body.locale), now: clock() });
    return { order, ...(modificationConditions && { modificationConditions }) };
  });

  route(
    app,
    PRICE_MODIFICATION,
    async (request) => {
      const { params, body } = request;
      return changePriceView(place(), await priceChange(place(), { uuid: params.uuid, asker: await askerOf(request), modification: body }));
    },
    { preHandler },
  );

  route(
    app,
    LIST_MODIFICATION_DAYS,
    async (request) => changeDays(shop, { uuid: request.params.uuid, asker: await askerOf(request), body: request.body }),
    { preHandler },
  );

  route(
    app,
    LIST_MODIFICATION_NIGHTS,
    async (request) => changeNights(shop, { uuid: request.params.uuid, asker: await askerOf(request), body: request.body }),
    { preHandler },
  );

  route(
    app,
    MODIFY_BOOKING,
    (request, reply) =>
      once({ request, reply }, async () => {
        const { params, body } = request;
        return { status: 200, body: await modifyBooking(place(), { uuid: params.uuid, asker: await askerOf(request), body }) };
      }),
    { preHandler, config: { idempotencyScope: 'modify', providerCall: 'booking' } },
  );

  route(
    app,
    COMPLETE_MODIFICATION,
    (request, reply) =>
      once({ request, reply }, async () => {
        const { paymentIntentId } = request.body;
        return completeModification(place(), { uuid: request.params.uuid, asker: await askerOf(request), paymentIntentId });
      }),
    { preHandler, config: { idempotencyScope: 'modified', providerCall: 'payment' } },
  );

  route(
    app,
    CANCEL_BOOKING,
    (request, reply) =>
      once({ request, reply }, async () => ({
        status: 200,
        body: await cancelBooking(place(), { uuid: request.params.uuid, asker: await askerOf(request), body: request.body }),
      })),
    { preHandler, config: { idempotencyScope: 'cancel' } },
  );

  route(
    app,
    PAY_INSTALMENT,
    (request, reply) =>
      once({ request, reply }, async () => {
        const { uuid, number } = request.params;
        return { status: 200, body: await startInstalmentPayment(place(), { uuid, number, asker: await askerOf(request) }) };
      }),
    { preHandler: [preHandler, stopStarts], config: { idempotencyScope: 'pay-instalment', providerCall: 'booking' } },
  );

  route(
    app,
    COMPLETE_INSTALMENT,
    (request, reply) =>
      once({ request, reply }, async () => {
        const { paymentIntentId } = request.body;
        return completeInstalmentPayment(place(), { ...request.params, asker: await askerOf(request), paymentIntentId });
      }),
    { preHandler, config: { idempotencyScope: 'instalment-paid', providerCall: 'payment' } },
  );

  route(
    app,
    REQUEST_INVOICE,
    async (request, reply) => {
      const { params, body } = request;
      const asker = await askerOf(request);
      const invoice = await requestInvoice({ db, now: clock() }, { uuid: params.uuid, asker, body });
      await giveOrderCookie(shop, reply, params.uuid.toLowerCase());
      return invoice;
    },
    { preHandler },
  );
}
