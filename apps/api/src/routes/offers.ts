import { MapAnswer, OffersAnswer, OffersRequest } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import type { Shop } from '../app.ts';
import { searchAnswer } from '../services/search-answer.ts';
import { REFUSALS } from './refusals.ts';

const Answer = Type.Union([OffersAnswer, MapAnswer]);

/** The search (spec 1, section 7): from-prices without dates, final prices with them, gift prices for gifts. */
export function offerRoutes(app: FastifyInstance, shop: Shop): void {
  app.post<{ Body: OffersRequest }>(
    '/api/offers.json',
    {
      schema: { tags: ['search'], body: OffersRequest, response: { 200: Answer, ...REFUSALS } },
      // The answer has two shapes; picking one by validating both costs more than the search.
      serializerCompiler: () => JSON.stringify,
    },
    ({ body }) => searchAnswer(shop, body),
  );
}
