import type { RegistrationBody } from '@shop/contracts';
import type { FastifyReply } from 'fastify';
import type { ContentShop } from '../../content/index.ts';
import { addressOf, consumeAttempt } from '../../platform/security/index.ts';
import { checkedEmail } from './checked-fields.ts';
import { register } from './register.ts';

/** Counts the request and mails the link; what it answers does not tell whether there is such an account. */
export async function requestAccount(
  { db, clock, sender }: ContentShop,
  body: RegistrationBody,
  { ip, reply }: { readonly ip: string; readonly reply: FastifyReply },
) {
  const attempts = { db, now: clock() };
  await consumeAttempt(attempts, ['registrationAddress', addressOf(ip)], reply);
  await consumeAttempt(attempts, ['registrationAccount', checkedEmail(body.email)], reply);
  await consumeAttempt(attempts, ['accountMailsInAll', 'all'], reply);
  await register({ ...attempts, shopName: sender.shopName }, body);
  return reply.status(202).send({ status: 'CHECK_YOUR_MAIL' });
}
