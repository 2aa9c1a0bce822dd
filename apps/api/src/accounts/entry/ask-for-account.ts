import type { RegistrationBody } from '@shop/contracts';
import type { FastifyReply } from 'fastify';
import type { ContentShop } from '../../content/index.ts';
import { addressOf, takeAttempt } from '../../platform/security/index.ts';
import { checkedEmail } from './checked-fields.ts';
import { register } from './register.ts';

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
