import { GET_BOXES_BLOCK, GET_GIFT_BLOCKS, LOCALES } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import type { ContentShop } from '../content-shop.ts';
import { boxesBlock } from '../boxes-block.ts';
import { route } from '../../platform/http/index.ts';
import { KEEP } from './cache-control.ts';

/** The blocks that sell gifts (spec 2, sections 3 and 7). */
export function giftBlockRoutes(app: FastifyInstance, { content, index }: ContentShop): void {
  route(app, GET_BOXES_BLOCK, async ({ params }, reply) => {
    const values = { locale: params.locale.slice(0, 40) };
    const locale = LOCALES.find((known) => known.toLowerCase() === params.locale);
    if (!locale)
      return reply
        .status(400)
        .send({ code: 'INVALID_FIELD', field: 'locale', message: `locale is one of ${LOCALES.join(', ').toLowerCase()}.`, values });
    const stored = content.entry('boxes-block', { key: 'home', locale });
    if (!stored) return reply.status(404).send({ code: 'NOT_FOUND', message: `There is no block of boxes in ${locale}.`, values });
    return reply.header('cache-control', KEEP).send(boxesBlock({ boxes: content.boxes, index }, stored, locale));
  });

  route(app, GET_GIFT_BLOCKS, async ({ query }, reply) => {
    reply.header('cache-control', KEEP);
    const blocks = content.entries('gift-block', query.locale);
    return { items: blocks.map(({ locale, body }) => ({ fields: { locale, ...body } })) };
  });
}
