import { CONFIRM_REGISTRATION, REGISTER, REGISTER_FROM_ORDER, type RegistrationBody } from '@shop/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Shop } from '../../app/app.ts';
import { addressOf, takeAttempt } from '../../platform/security/attempts.ts';
import { checkedEmail } from '../entry/checked-fields.ts';
import { confirmRegistration, register } from '../entry/register.ts';
import { signIn } from '../sessions/signed-in.ts';
import { openedOrder } from '../../checkout/routes/opened-order.ts';
import { route } from '../../platform/http/route.ts';
import { welcome } from './welcome.ts';

/** Opening an account: a mail first, then the mail's link together with the chosen password. */
export function registrationRoutes(app: FastifyInstance, shop: Shop): void {
  const { db, clock } = shop;

  const ask = async (body: RegistrationBody, { ip, reply }: { readonly ip: string; readonly reply: FastifyReply }) => {
    const attempts = { db, now: clock() };
    await takeAttempt(attempts, ['registrationAddress', addressOf(ip)], reply);
    await takeAttempt(attempts, ['registrationAccount', checkedEmail(body.email)], reply);
    await takeAttempt(attempts, ['accountMailsInAll', 'all'], reply);
    await register({ ...attempts, shopName: shop.sender.shopName }, body);
    return reply.status(202).send({ status: 'CHECK_YOUR_MAIL' });
  };

  route(app, REGISTER, ({ body, ip }, reply) => ask(body, { ip, reply }));

  route(app, REGISTER_FROM_ORDER, async (request, reply) => {
    const order = await openedOrder(shop, request, request.params.uuid);
    const { firstName, lastName } = order.buyer as Pick<RegistrationBody, 'firstName' | 'lastName'>;
    const { email, locale } = order as Pick<RegistrationBody, 'email' | 'locale'>;
    return ask({ email, firstName, lastName, locale, password: request.body.password }, { ip: request.ip, reply });
  });

  route(app, CONFIRM_REGISTRATION, async (request, reply) => {
    const attempts = { db, now: clock() };
    await takeAttempt(attempts, ['tokenAddress', addressOf(request.ip)], reply);
    const accountId = await confirmRegistration(attempts, request.body);
    await signIn(shop, { request, reply }, { kind: 'customer', accountId, isFirst: true });
    return welcome(attempts, accountId, request.body.wishlist);
  });
}
