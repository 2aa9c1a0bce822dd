import { BoxesBlockAnswer, BoxesBlockProblem, GiftBlockAnswer, LOCALES } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import type { Shop } from '../../app.ts';
import { boxesBlock } from '../../content/boxes-block.ts';
import { REFUSALS } from '../refusals.ts';
import { AnyLocale, KEEP } from './locale-query.ts';

const LowercaseLocale = Type.Object({ locale: Type.String({ description: 'a locale in lower case, e.g. `fr_be`' }) });
const answers = { 200: BoxesBlockAnswer, 400: BoxesBlockProblem, 404: BoxesBlockProblem, '5xx': BoxesBlockProblem } as const;

/** The blocks that sell gifts (spec 2, sections 3 and 7). */
export function giftBlockRoutes(app: FastifyInstance, { content }: Shop): void {
  app.get<{ Params: Type.Static<typeof LowercaseLocale> }>(
    '/gateway/content-boxes-block/:locale',
    { schema: { tags: ['content'], params: LowercaseLocale, response: answers } },
    async ({ params }, reply) => {
      const values = { locale: params.locale.slice(0, 40) };
      const locale = LOCALES.find((known) => known.toLowerCase() === params.locale);
      if (!locale)
        return reply
          .status(400)
          .send({ code: 'INVALID_FIELD', field: 'locale', message: `locale is one of ${LOCALES.join(', ').toLowerCase()}.`, values });
      const stored = content.entry('boxes-block', { key: 'home', locale });
      if (!stored) return reply.status(404).send({ code: 'NOT_FOUND', message: `There is no block of boxes in ${locale}.`, values });
      return reply.header('cache-control', KEEP).send(boxesBlock(content.boxes, stored, locale));
    },
  );

  app.get<{ Querystring: AnyLocale }>(
    '/gateway/content/giftBlock',
    { schema: { tags: ['content'], querystring: AnyLocale, response: { 200: GiftBlockAnswer, ...REFUSALS } } },
    async ({ query }, reply) => {
      reply.header('cache-control', KEEP);
      const blocks = content.entries('gift-block', query.locale);
      return { items: blocks.map(({ locale, body }) => ({ fields: { locale, ...body } })) };
    },
  );
}
