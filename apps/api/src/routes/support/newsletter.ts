import { NewsletterAnswer, NewsletterBody } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import type { Shop } from '../../app.ts';
import { addressOf, takeAttempt } from '../../accounts/attempts.ts';
import { subscribe } from '../../support/newsletter.ts';
import { REFUSALS } from '../refusals.ts';

/** `POST {frontGateway}/marketing/newsletter` (spec 2, section 7). */
export function newsletterRoutes(app: FastifyInstance, { db, clock }: Shop): void {
  app.post<{ Body: NewsletterBody }>(
    '/gateway/marketing/newsletter',
    { schema: { tags: ['support'], body: NewsletterBody, response: { 200: NewsletterAnswer, 201: NewsletterAnswer, ...REFUSALS } } },
    async ({ body, ip }, reply) => {
      const desk = { db, now: clock() };
      await takeAttempt(desk, ['newsletterAddress', addressOf(ip)], reply);
      const isNew = await subscribe(desk, body);
      return reply.status(isNew ? 201 : 200).send({ subscribed: true });
    },
  );
}
