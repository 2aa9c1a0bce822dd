import { ANSWER_PARTNER_MESSAGES, READ_PARTNER_FEED } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import type { PayingShop } from '../../payments/index.ts';
import { ownMessages, readFeed } from '../channels/feed.ts';
import { answerMessage } from '../messages/answer-message.ts';
import { partnerOf, type TokenCheckDeps } from '../registry/partner-key.ts';
import { invalidField, route } from '../../platform/http/index.ts';
import { answerPageRoutes } from './answer-page-routes.ts';
import { inventoryRoutes } from './inventory-routes.ts';
import { orderExportRoutes } from './order-export-routes.ts';

/** What hotels, activity centres and the warehouse call; docs/partners-delivery.md describes it. */
export function partnerRoutes(app: FastifyInstance, shop: PayingShop & TokenCheckDeps): void {
  const { db, clock } = shop;
  answerPageRoutes(app, shop);
  orderExportRoutes(app, shop);
  inventoryRoutes(app, shop);

  route(app, READ_PARTNER_FEED, async (request, reply) => {
    const partner = await partnerOf(shop, { request, reply });
    const { after = '0', limit } = request.query;
    reply.header('cache-control', 'no-store');
    return readFeed(db, { partner, after: Number(after), limit, now: clock() });
  });

  route(app, ANSWER_PARTNER_MESSAGES, async (request, reply) => {
    const partner = await partnerOf(shop, { request, reply });
    const { answers } = request.body;
    const own = await ownMessages(
      db,
      partner,
      answers.map(({ id }) => id),
    );
    for (const [place, { id, status, reason }] of answers.entries()) {
      if (!own.has(id.toLowerCase())) throw invalidField(`answers.${place}.id`, `answers.${place}.id is no message to you.`);
      if (status === 'refused' && !reason?.trim())
        throw invalidField(`answers.${place}.reason`, `answers.${place}.reason is needed: it says why.`);
    }
    for (const answer of answers) await answerMessage(db, answer, clock());
    return { answered: answers.length };
  });
}
