import { PartnerAnswersAnswer, PartnerAnswersBody, PartnerFeed } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import type { Shop } from '../../app.ts';
import { ownMessages, readFeed } from '../../partners/channels/feed.ts';
import { answerMessage } from '../../partners/messages/answer-message.ts';
import { partnerOf } from '../../partners/registry/partner-key.ts';
import { invalidField } from '../../problem.ts';
import { REFUSALS } from '../refusals.ts';
import { answerPageRoutes } from './answer-page.ts';
import { inventoryRoutes } from './inventory.ts';
import { orderExportRoutes } from './order-export.ts';

const FeedQuery = Type.Object({
  after: Type.Optional(Type.String({ pattern: '^\\d{1,15}$', description: 'cursor of the last answer; from the beginning without' })),
  limit: Type.Integer({ minimum: 1, maximum: 500, default: 100 }),
});

/** What hotels, activity centres and the warehouse call; docs/partners-delivery.md describes it. */
export function partnerRoutes(app: FastifyInstance, shop: Shop): void {
  const { db, clock } = shop;
  answerPageRoutes(app, shop);
  orderExportRoutes(app, shop);
  inventoryRoutes(app, shop);

  app.get<{ Querystring: Type.Static<typeof FeedQuery> }>(
    '/gateway/partners/feed',
    {
      schema: {
        tags: ['partners'],
        summary: 'Messages of a partner, in order',
        querystring: FeedQuery,
        response: { 200: PartnerFeed, ...REFUSALS },
      },
    },
    async (request, reply) => {
      const partner = await partnerOf(db, request);
      const { after = '0', limit } = request.query;
      reply.header('cache-control', 'no-store');
      return readFeed(db, { partner, after: Number(after), limit, now: clock() });
    },
  );

  app.post<{ Body: PartnerAnswersBody }>(
    '/gateway/partners/answers',
    {
      schema: {
        tags: ['partners'],
        summary: 'Confirm or refuse messages',
        body: PartnerAnswersBody,
        response: { 200: PartnerAnswersAnswer, ...REFUSALS },
      },
    },
    async (request) => {
      const partner = await partnerOf(db, request);
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
    },
  );
}
