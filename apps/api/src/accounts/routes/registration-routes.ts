import { CONFIRM_REGISTRATION, REGISTER } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import type { ContentShop } from '../../content/index.ts';
import { addressOf, consumeAttempt } from '../../platform/security/index.ts';
import { requestAccount } from '../authentication/request-account.ts';
import { confirmRegistration } from '../authentication/register.ts';
import { signIn } from '../sessions/signed-in.ts';
import { route } from '../../platform/http/index.ts';
import { profileAfterSignIn } from './profile-after-sign-in.ts';

/** Opening an account: a mail first, then the mail's link together with the chosen password. */
export function registrationRoutes(app: FastifyInstance, shop: ContentShop): void {
  const { db, clock } = shop;

  route(app, REGISTER, ({ body, ip }, reply) => requestAccount(shop, body, { ip, reply }));

  route(app, CONFIRM_REGISTRATION, async (request, reply) => {
    const attempts = { db, now: clock() };
    await consumeAttempt(attempts, ['tokenAddress', addressOf(request.ip)], reply);
    const accountId = await confirmRegistration(attempts, request.body);
    await signIn(shop, { request, reply }, { kind: 'customer', accountId, isFirst: true });
    return profileAfterSignIn(attempts, accountId, request.body.wishlist);
  });
}
