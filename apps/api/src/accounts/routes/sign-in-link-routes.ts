import { ASK_FOR_SIGN_IN_LINK, SIGN_IN_WITH_LINK } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import type { ContentShop } from '../../content/index.ts';
import { addressOf, consumeAttempt } from '../../platform/security/index.ts';
import { accountOfLink } from '../authentication/sign-in-link.ts';
import { route } from '../../platform/http/index.ts';
import { requestLink } from './request-link.ts';
import { completeSignIn } from './complete-sign-in.ts';

/** Signing in by a mailed link: a mail first, then a press on the page that its link leads to. */
export function signInLinkRoutes(app: FastifyInstance, shop: ContentShop): void {
  route(app, ASK_FOR_SIGN_IN_LINK, async (request, reply) => {
    const { email, locale } = request.body;
    await requestLink(shop, { request, reply }, { mail: 'signInLink', email, locale });
    return reply.status(202).send({ status: 'CHECK_YOUR_MAIL' });
  });

  route(app, SIGN_IN_WITH_LINK, async (request, reply) => {
    const attempts = { db: shop.db, now: shop.clock() };
    await consumeAttempt(attempts, ['tokenAddress', addressOf(request.ip)], reply);
    const accountId = await accountOfLink(attempts, request.body.token);
    return completeSignIn(shop, { request, reply }, { accountId, wishlist: request.body.wishlist });
  });
}
