import {
  BookingView,
  CancelBookingAnswer,
  CancelBookingBody,
  CompleteInstalmentBody,
  CompleteModificationBody,
  FindBookingBody,
  InstalmentPaymentAnswer,
  InstalmentPaymentBody,
  InvoiceAnswer,
  InvoiceBody,
  ModificationPrice,
  ModificationWish,
  ModifyAnswer,
  ModifyBody,
} from '@shop/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { addressOf, takeAttempt } from '../../accounts/attempts.ts';
import { customerOf } from '../../accounts/sessions/signed-in.ts';
import type { Shop } from '../../app.ts';
import { giveOrderCookie } from '../../purchase/access/order-cookie.ts';
import { completeInstalmentPayment, startInstalmentPayment } from '../../payments/schedule/pay-instalment.ts';
import { cancelBooking } from '../../purchase/booking/cancel-booking.ts';
import { conditionsOf } from '../../purchase/booking/conditions.ts';
import { requestInvoice } from '../../purchase/booking/invoice.ts';
import { changePriceView, completeModification, modifyBooking, priceChange } from '../../purchase/booking/modify-booking.ts';
import { findBooking, type Asker } from '../../purchase/booking/owned-booking.ts';
import { viewOf } from '../../purchase/order-view.ts';
import { checkedLocale } from '../../purchase/start-order.ts';
import { REFUSALS } from '../refusals.ts';
import { keyedCall } from './keyed-call.ts';

interface ById<Body> {
  Params: { uuid: string };
  Body: Body;
}

interface ByNumber<Body> {
  Params: { uuid: string; number: number };
  Body: Body;
}

const InstalmentParams = Type.Object({ uuid: Type.String(), number: Type.Integer({ minimum: 1, maximum: 999 }) });

const PATH = '/gateway/bookings/:uuid';

/** Managing a booking or an order of gifts: find, change, cancel, invoice (spec 1, section 8; spec 2, section 2). Each proves whose it is. */
export function bookingRoutes(app: FastifyInstance, shop: Shop): void {
  const { db, psp, clock } = shop;
  const place = () => ({ db, psp, now: clock() });
  const once = keyedCall(shop);
  const askerOf = async (request: FastifyRequest<{ Body: { email: string } }>): Promise<Asker> => ({
    email: request.body.email,
    accountId: (await customerOf(shop, request))?.account.id,
  });

  app.post<{ Body: FindBookingBody }>(
    '/gateway/bookings/find',
    { schema: { tags: ['booking'], body: FindBookingBody, response: { 200: BookingView, ...REFUSALS } } },
    async ({ body, ip }, reply) => {
      await takeAttempt({ db, now: clock() }, ['bookingAddress', addressOf(ip)], reply);
      reply.header('cache-control', 'no-store');
      const booking = await findBooking(db, body);
      await giveOrderCookie(shop, reply, booking.uuid);
      const modificationConditions = await conditionsOf(db, booking, clock());
      const order = await viewOf(db, booking, checkedLocale(body.locale));
      return { order, ...(modificationConditions && { modificationConditions }) };
    },
  );

  app.post<ById<ModificationWish>>(
    `${PATH}/modification-price`,
    { schema: { tags: ['booking'], body: ModificationWish, response: { 200: ModificationPrice, ...REFUSALS } } },
    async (request) => {
      const { params, body } = request;
      return changePriceView(await priceChange(place(), { uuid: params.uuid, asker: await askerOf(request), wish: body }));
    },
  );

  app.post<ById<ModifyBody>>(
    `${PATH}/modification`,
    { schema: { tags: ['booking'], body: ModifyBody, response: { 200: ModifyAnswer, ...REFUSALS } } },
    (request, reply) =>
      once({ request, reply, scope: 'modify' }, async () => ({
        status: 200,
        body: await modifyBooking(place(), { uuid: request.params.uuid, asker: await askerOf(request), body: request.body }),
      })),
  );

  app.post<ById<CompleteModificationBody>>(
    `${PATH}/modification/complete`,
    { schema: { tags: ['booking'], body: CompleteModificationBody, response: { 200: ModifyAnswer, 202: ModifyAnswer, ...REFUSALS } } },
    (request, reply) =>
      once({ request, reply, scope: 'modified' }, async () => {
        const { paymentIntentId } = request.body;
        return completeModification(place(), { uuid: request.params.uuid, asker: await askerOf(request), paymentIntentId });
      }),
  );

  app.post<ById<CancelBookingBody>>(
    `${PATH}/cancellation`,
    { schema: { tags: ['booking'], body: CancelBookingBody, response: { 200: CancelBookingAnswer, ...REFUSALS } } },
    (request, reply) =>
      once({ request, reply, scope: 'cancel' }, async () => ({
        status: 200,
        body: await cancelBooking(place(), { uuid: request.params.uuid, asker: await askerOf(request), body: request.body }),
      })),
  );

  app.post<ByNumber<InstalmentPaymentBody>>(
    `${PATH}/instalments/:number/payment`,
    {
      schema: {
        tags: ['booking'],
        params: InstalmentParams,
        body: InstalmentPaymentBody,
        response: { 200: InstalmentPaymentAnswer, ...REFUSALS },
      },
    },
    (request, reply) =>
      once({ request, reply, scope: 'pay-instalment' }, async () => ({
        status: 200,
        body: await startInstalmentPayment(place(), { ...request.params, asker: await askerOf(request) }),
      })),
  );

  app.post<ByNumber<CompleteInstalmentBody>>(
    `${PATH}/instalments/:number/payment/complete`,
    {
      schema: {
        tags: ['booking'],
        params: InstalmentParams,
        body: CompleteInstalmentBody,
        response: { 200: InstalmentPaymentAnswer, 202: InstalmentPaymentAnswer, ...REFUSALS },
      },
    },
    (request, reply) =>
      once({ request, reply, scope: 'instalment-paid' }, async () => {
        const { paymentIntentId } = request.body;
        return completeInstalmentPayment(place(), { ...request.params, asker: await askerOf(request), paymentIntentId });
      }),
  );

  app.post<ById<InvoiceBody>>(
    `${PATH}/invoice`,
    { schema: { tags: ['booking'], body: InvoiceBody, response: { 200: InvoiceAnswer, ...REFUSALS } } },
    async (request, reply) => {
      const { params, body } = request;
      const asker = await askerOf(request);
      const invoice = await requestInvoice({ db, now: clock() }, { uuid: params.uuid, asker, body });
      await giveOrderCookie(shop, reply, params.uuid.toLowerCase());
      return invoice;
    },
  );
}
