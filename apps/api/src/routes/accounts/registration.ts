import { CONFIRM_REGISTRATION, REGISTER } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import type { Shop } from '../../app.ts';
import { addressOf, takeAttempt } from '../../accounts/attempts.ts';
import { checkedEmail } from '../../accounts/entry/checked-fields.ts';
import { confirmRegistration, register } from '../../accounts/entry/register.ts';
import { signIn } from '../../accounts/sessions/signed-in.ts';
import { route } from '../route.ts';
import { welcome } from './welcome.ts';

/** Opening an account: a mail first, then the mail's link together with the chosen password. */
export function registrationRoutes(app: FastifyInstance, shop: Shop): void {
  const { db, clock } = shop;

  route(app, REGISTER, async ({ body, ip }, reply) => {
    const attempts = { db, now: clock() };
    await takeAttempt(attempts, ['registrationAddress', addressOf(ip)], reply);
    await takeAttempt(attempts, ['registrationAccount', checkedEmail(body.email)], reply);
    await takeAttempt(attempts, ['accountMailsInAll', 'all'], reply);
    await register({ ...attempts, shopName: shop.sender.shopName }, body);
    return reply.status(202).send({ status: 'CHECK_YOUR_MAIL' });
  });

  route(app, CONFIRM_REGISTRATION, async (request, reply) => {
    const attempts = { db, now: clock() };
    await takeAttempt(attempts, ['tokenAddress', addressOf(request.ip)], reply);
    const accountId = await confirmRegistration(attempts, request.body);
    await signIn(shop, { request, reply }, { kind: 'customer', accountId, isFirst: true });
    return welcome(attempts, accountId, request.body.wishlist);
  });
}
