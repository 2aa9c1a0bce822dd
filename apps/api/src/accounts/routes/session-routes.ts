import { END_ALL_SESSIONS, END_OTHER_SESSIONS, END_SESSION, GET_WHO_AM_I, LIST_SESSIONS, SIGN_IN, SIGN_OUT } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import type { ContentShop } from '../../content/index.ts';
import { addressOf, resetAttempts, consumeAttempt } from '../../platform/security/index.ts';
import { accountOfCredentials } from '../authentication/sign-in.ts';
import { sessionView } from '../customer/session-view.ts';
import { endOtherSessionsOf, endSessionOf, endSessionsOf, sessionsOf } from '../sessions/session-store.ts';
import { knownDevice } from '../sessions/known-device.ts';
import { customerOf, sessionOf, signedIn, signOut } from '../sessions/signed-in.ts';
import { notFound, route, uuidInPath } from '../../platform/http/index.ts';
import { completeSignIn } from './complete-sign-in.ts';

/** Signing in and out, and the devices that are signed in. */
export function sessionRoutes(app: FastifyInstance, shop: ContentShop): void {
  const { db, clock } = shop;

  route(app, SIGN_IN, async (request, reply) => {
    const { body } = request;
    const attempts = { db, now: clock() };
    const email = body.email.trim().toLowerCase();
    const address = addressOf(request.ip);
    const device = await knownDevice(shop, request, email);
    if (device) await consumeAttempt(attempts, ['signInDevice', `${device} ${email}`], reply);
    else {
      await consumeAttempt(attempts, ['signInAddress', address], reply);
      await consumeAttempt(attempts, ['signInPair', `${address} ${email}`], reply);
      await consumeAttempt(attempts, ['signInAccount', email], reply);
    }
    const proved = await accountOfCredentials(db, body);
    await resetAttempts(attempts, ['signInPair', `${address} ${email}`]);
    await resetAttempts(attempts, ['signInAccount', email]);
    return completeSignIn(shop, { request, reply }, { ...proved, wishlist: body.wishlist });
  });

  route(app, GET_WHO_AM_I, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const customer = await customerOf(shop, request);
    const recipient = await sessionOf(shop, request, 'beneficiary');
    const colleague = await sessionOf(shop, request, 'customerCare');
    return {
      role: customer ? ('customer' as const) : ('visitor' as const),
      ...(customer && { account: { id: customer.account.id, firstName: customer.account.first_name } }),
      giftRecipient: recipient !== undefined,
      ...(colleague && { customerCare: { email: colleague.subject! } }),
    };
  });

  route(app, LIST_SESSIONS, async (request, reply) => {
    const { account, session } = await signedIn(shop, request, reply);
    const sessions = await sessionsOf({ db, now: clock() }, account.id);
    return { sessions: sessions.map((one) => sessionView(one, session.id)) };
  });

  route(app, SIGN_OUT, async (request, reply) => {
    await signOut(shop, { request, reply }, 'customer');
    return reply.status(204).send();
  });

  route(app, END_OTHER_SESSIONS, async (request, reply) => {
    const { account, session } = await signedIn(shop, request, reply);
    await endOtherSessionsOf(db, account.id, session.id);
    return reply.status(204).send();
  });

  route(app, END_SESSION, async (request, reply) => {
    const { account, session } = await signedIn(shop, request, reply);
    const id = uuidInPath(request.params.id, 'session');
    if (!(await endSessionOf(db, account.id, id))) throw notFound('There is no such session.');
    if (id === session.id) await signOut(shop, { request, reply }, 'customer');
    return reply.status(204).send();
  });

  route(app, END_ALL_SESSIONS, async (request, reply) => {
    const { account } = await signedIn(shop, request, reply);
    await endSessionsOf(db, account.id);
    await signOut(shop, { request, reply }, 'customer');
    return reply.status(204).send();
  });
}
