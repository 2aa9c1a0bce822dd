import { CONFIRM_REGISTRATION, REGISTER, type RegistrationBody } from '@shop/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ContentShop } from '../../content/content-shop.ts';
import { addressOf, takeAttempt } from '../../platform/security/attempts.ts';
import { checkedEmail } from '../entry/checked-fields.ts';
import { confirmRegistration, register } from '../entry/register.ts';
import { signIn } from '../sessions/signed-in.ts';
import { route } from '../../platform/http/route.ts';
import { welcome } from './welcome.ts';

/** Opening an account: a mail first, then the mail's link together with the chosen password. */
export function registrationRoutes(app: FastifyInstance, shop: ContentShop): void {
  const { db, clock } = shop;

  route(app, REGISTER, ({ body, ip }, reply) => askForAccount(shop, body, { ip, reply }));

  route(app, CONFIRM_REGISTRATION, async (request, reply) => {
    const attempts = { db, now: clock() };
    await takeAttempt(attempts, ['tokenAddress', addressOf(request.ip)], reply);
    const accountId = await confirmRegistration(attempts, request.body);
    await signIn(shop, { request, reply }, { kind: 'customer', accountId, isFirst: true });
    return welcome(attempts, accountId, request.body.wishlist);
  });
}

/** Counts the request and mails the link; what it answers does not tell whether there is such an account. */
export async function askForAccount(
  { db, clock, sender }: ContentShop,
  body: RegistrationBody,
  { ip, reply }: { readonly ip: string; readonly reply: FastifyReply },
) {
  const attempts = { db, now: clock() };
  await takeAttempt(attempts, ['registrationAddress', addressOf(ip)], reply);
  await takeAttempt(attempts, ['registrationAccount', checkedEmail(body.email)], reply);
  await takeAttempt(attempts, ['accountMailsInAll', 'all'], reply);
  await register({ ...attempts, shopName: sender.shopName }, body);
  return reply.status(202).send({ status: 'CHECK_YOUR_MAIL' });
}
