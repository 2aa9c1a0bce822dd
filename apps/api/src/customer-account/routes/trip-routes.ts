import { CONFIRM_JOINED_ORDER, GET_TRIP, JOIN_ORDER, LIST_TRIPS, type Locale } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import type { ContentShop } from '../../content/index.ts';
import { addressOf, consumeAttempt } from '../../platform/security/index.ts';
import { confirmJoinedOrder, joinedOrder, joinOrder } from '../join-order.ts';
import { tripOf, tripsOf } from '../trips.ts';
import { postAccountMail } from '../../accounts/mail/index.ts';
import { signedIn } from '../../accounts/sessions/index.ts';
import { countBookingGuesses } from '../../orders/access/index.ts';
import { notFound, route, uuidInPath } from '../../platform/http/index.ts';
import { bookingDay } from '../../availability/index.ts';

/** What a customer has booked; somebody else's order is answered as if it were not there. */
export function tripRoutes(app: FastifyInstance, shop: ContentShop): void {
  const { db, clock } = shop;
  const today = (locale: Locale) => bookingDay(locale, clock()).today;

  route(app, LIST_TRIPS, async (request, reply) => {
    const { locale } = request.query;
    const { account } = await signedIn(shop, request, reply);
    return { trips: await tripsOf(db, { owner: account, locale, today: today(locale) }) };
  });

  route(app, GET_TRIP, async (request, reply) => {
    const { locale } = request.query;
    const { account } = await signedIn(shop, request, reply);
    const uuid = uuidInPath(request.params.uuid, 'trip');
    const trip = await tripOf(db, uuid, { owner: account, locale, today: today(locale), now: clock() });
    if (!trip) throw notFound('There is no such trip.');
    return trip;
  });

  route(app, JOIN_ORDER, async (request, reply) => {
    const { account } = await signedIn(shop, request, reply);
    const attempts = { db, now: clock() };
    const { order, isJoined } = await countBookingGuesses(shop, { request, reply, find: () => joinOrder(db, account, request.body) });
    if (isJoined) return joinedOrder(order);
    await consumeAttempt(attempts, ['joinedOrderMails', order.uuid], reply);
    await consumeAttempt(attempts, ['accountMailsInAll', 'all'], reply);
    await postAccountMail(db, { mail: 'joinOrder', accountId: account.id, orderUUID: order.uuid });
    return reply.status(202).send({ status: 'CHECK_YOUR_MAIL' });
  });

  route(app, CONFIRM_JOINED_ORDER, async ({ body, ip }, reply) => {
    const attempts = { db, now: clock() };
    await consumeAttempt(attempts, ['tokenAddress', addressOf(ip)], reply);
    await confirmJoinedOrder(attempts, body);
    return reply.status(204).send();
  });
}
