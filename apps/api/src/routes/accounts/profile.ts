import { EmailChangeBody, MailSentAnswer, MailTokenBody, Profile, ProfileBody } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import type { Shop } from '../../app.ts';
import { addressOf, takeAttempt } from '../../accounts/attempts.ts';
import { askForEmailChange, confirmEmailChange } from '../../accounts/entry/change-email.ts';
import { changeProfile, profileOf } from '../../accounts/own/profile.ts';
import { signedIn } from '../../accounts/sessions/signed-in.ts';
import { REFUSALS } from '../refusals.ts';

/** What a customer told us, and how to change it. */
export function profileRoutes(app: FastifyInstance, shop: Shop): void {
  const { db, clock } = shop;

  app.get(
    '/gateway/account/profile',
    { schema: { tags: ['account'], response: { 200: Profile, ...REFUSALS } } },
    async (request, reply) => {
      const { account } = await signedIn(shop, request, reply);
      return profileOf(account);
    },
  );

  app.patch<{ Body: ProfileBody }>(
    '/gateway/account/profile',
    { schema: { tags: ['account'], body: ProfileBody, response: { 200: Profile, ...REFUSALS } } },
    async (request, reply) => {
      const { account } = await signedIn(shop, request, reply);
      return changeProfile(db, account, request.body);
    },
  );

  app.post<{ Body: EmailChangeBody }>(
    '/gateway/account/email-changes',
    { schema: { tags: ['account'], body: EmailChangeBody, response: { 202: MailSentAnswer, ...REFUSALS } } },
    async (request, reply) => {
      const { account } = await signedIn(shop, request, reply);
      await takeAttempt({ db, now: clock() }, ['passwordAccount', account.id], reply);
      await askForEmailChange(db, account, request.body);
      return reply.status(202).send({ status: 'CHECK_YOUR_MAIL' });
    },
  );

  app.post<{ Body: MailTokenBody }>(
    '/gateway/account/email-changes/confirm',
    { schema: { tags: ['account'], body: MailTokenBody } },
    async ({ body, ip }, reply) => {
      const attempts = { db, now: clock() };
      await takeAttempt(attempts, ['tokenAddress', addressOf(ip)], reply);
      await confirmEmailChange(attempts, body);
      return reply.status(204).send();
    },
  );
}
