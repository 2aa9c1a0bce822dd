import { CONFIRM_REGISTRATION, REGISTER } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import type { ContentShop } from '../../content/index.ts';
import { addressOf, consumeAttempt } from '../../platform/security/index.ts';
import { askForAccount } from '../entry/ask-for-account.ts';
import { confirmRegistration } from '../entry/register.ts';
import { signIn } from '../sessions/signed-in.ts';
import { route } from '../../platform/http/index.ts';
import { welcome } from './welcome.ts';

/** Opening an account: a mail first, then the mail's link together with the chosen password. */
export function registrationRoutes(app: FastifyInstance, shop: ContentShop): void {
  const { db, clock } = shop;

  route(app, REGISTER, ({ body, ip }, reply) => askForAccount(shop, body, { ip, reply }));

  route(app, CONFIRM_REGISTRATION, async (request, reply) => {
    const attempts = { db, now: clock() };
    await consumeAttempt(attempts, ['tokenAddress', addressOf(request.ip)], reply);
    const accountId = await confirmRegistration(attempts, request.body);
    await signIn(shop, { request, reply }, { kind: 'customer', accountId, isFirst: true });
    return welcome(attempts, accountId, request.body.wishlist);
  });
}
