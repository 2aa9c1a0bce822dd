import { SEARCH_OFFERS } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import { searchAnswer, type SearchShop } from '../search-answer.ts';
import { route } from '../../platform/http/index.ts';

/** The search (API-005): from-prices without dates, final prices with them, gift prices for gifts. */
export function offerRoutes(app: FastifyInstance, shop: SearchShop): void {
  route(app, SEARCH_OFFERS, async ({ body }, reply) => {
    const answer = await searchAnswer(shop, body);
    // It is JSON already: choosing between the two shapes of the schema costs more than the search.
    return reply.type('application/json; charset=utf-8').send(answer);
  });
}
