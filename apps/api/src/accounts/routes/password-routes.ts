import { ASK_FOR_NEW_PASSWORD, CHANGE_PASSWORD, SET_NEW_PASSWORD } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import type { ContentShop } from '../../content/index.ts';
import { addressOf, resetAttempts, consumeAttempt } from '../../platform/security/index.ts';
import { changePassword, resetPassword } from '../authentication/change-password.ts';
import { knowDevice } from '../sessions/known-device.ts';
import { signedIn, signIn } from '../sessions/signed-in.ts';
import { route } from '../../platform/http/index.ts';
import { requestLink } from './request-link.ts';

/** A new password: by mail for who forgot the old one, with the old one for who is signed in. Both end every other session. */
export function passwordRoutes(app: FastifyInstance, shop: ContentShop): void {
  const { db, clock } = shop;
  const { shopName } = shop.sender;

  route(app, ASK_FOR_NEW_PASSWORD, async (request, reply) => {
    const { email, locale } = request.body;
    await requestLink(shop, { request, reply }, { mail: 'passwordReset', email, locale });
    return reply.status(202).send({ status: 'CHECK_YOUR_MAIL' });
  });

  route(app, SET_NEW_PASSWORD, async (request, reply) => {
    const { body, ip } = request;
    const attempts = { db, now: clock() };
    await consumeAttempt(attempts, ['tokenAddress', addressOf(ip)], reply);
    const email = await resetPassword({ ...attempts, shopName }, body);
    await resetAttempts(attempts, ['signInAccount', email]);
    await resetAttempts(attempts, ['signInPair', `${addressOf(ip)} ${email}`]);
    await knowDevice(shop, { request, reply }, email);
    return reply.status(204).send();
  });

  route(app, CHANGE_PASSWORD, async (request, reply) => {
    const { account } = await signedIn(shop, request, reply);
    const attempts = { db, now: clock() };
    await consumeAttempt(attempts, ['passwordAccount', account.id], reply);
    await changePassword({ db, shopName }, account, request.body);
    await resetAttempts(attempts, ['passwordAccount', account.id]);
    await signIn(shop, { request, reply }, { kind: 'customer', accountId: account.id });
    return reply.status(204).send();
  });
}
