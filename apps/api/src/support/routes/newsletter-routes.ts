import { SUBSCRIBE_NEWSLETTER } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import type { ContentShop } from '../../content/index.ts';
import { addressOf, hasAttempt, consumeAttempt } from '../../platform/security/index.ts';
import { checkedEmail } from '../../accounts/authentication/index.ts';
import { subscribe } from '../newsletter/subscribe.ts';
import { route } from '../../platform/http/index.ts';

/**
 * The address is asked to confirm by mail, three times an hour at most.
 *
 * `POST {frontGateway}/marketing/newsletter` (API-036). Always 201: whether an address was known is its owner's affair. Clients
 * take 200 for a success too, as the specification says (docs/decisions/2026-11-23-the-newsletter-tells-nobody-who-reads-it.md).
 */
export function newsletterRoutes(app: FastifyInstance, { db, clock, content }: ContentShop): void {
  route(app, SUBSCRIBE_NEWSLETTER, async ({ body, ip }, reply) => {
    const now = clock();
    await consumeAttempt({ db, now }, ['newsletterAddress', addressOf(ip)], reply);
    await consumeAttempt({ db, now }, ['newsletterInAll', 'all'], reply);
    const mayWrite = await hasAttempt({ db, now }, ['newsletterMails', checkedEmail(body.email)], reply);
    await subscribe({ db, content, now }, body, mayWrite);
    return reply.status(201).send({ subscribed: true });
  });
}
