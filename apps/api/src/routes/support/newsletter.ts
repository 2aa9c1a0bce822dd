import { NewsletterAnswer, NewsletterBody } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import type { Shop } from '../../app.ts';
import { addressOf, takeAttempt } from '../../accounts/attempts.ts';
import { subscribe } from '../../support/newsletter.ts';
import { REFUSALS } from '../refusals.ts';

/**
 * `POST {frontGateway}/marketing/newsletter` (API-036). Always 201: whether an address was known is its owner's affair. Clients
 * take 200 for a success too, as the specification says (docs/decisions/2026-11-23-the-newsletter-tells-nobody-who-reads-it.md).
 */
export function newsletterRoutes(app: FastifyInstance, { db, clock }: Shop): void {
  app.post<{ Body: NewsletterBody }>(
    '/gateway/marketing/newsletter',
    { schema: { tags: ['support'], body: NewsletterBody, response: { 200: NewsletterAnswer, 201: NewsletterAnswer, ...REFUSALS } } },
    async ({ body, ip }, reply) => {
      const desk = { db, now: clock() };
      await takeAttempt(desk, ['newsletterAddress', addressOf(ip)], reply);
      await subscribe(desk, body);
      return reply.status(201).send({ subscribed: true });
    },
  );
}
