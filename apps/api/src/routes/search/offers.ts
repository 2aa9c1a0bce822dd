import { MapAnswer, OffersAnswer, OffersRequest } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { LocaleQuery } from '../../services/booking-day.ts';
import { searchAnswer, type CheckedRequest, type SearchShop } from '../../services/search-answer.ts';
import { REFUSALS } from '../refusals.ts';

const Request = Type.Object({ ...OffersRequest.properties, locale: LocaleQuery });
const Answer = Type.Union([OffersAnswer, MapAnswer]);

/** The search (spec 1, section 7): from-prices without dates, final prices with them, gift prices for gifts. */
export function offerRoutes(app: FastifyInstance, shop: SearchShop): void {
  app.post<{ Body: CheckedRequest }>(
    '/api/offers.json',
    {
      schema: { tags: ['search'], body: Request, response: { 200: Answer, ...REFUSALS } },
    },
    async ({ body }, reply) => {
      const answer = await searchAnswer(shop, body);
      // It is JSON already: choosing between the two shapes of the schema costs more than the search.
      return reply.type('application/json; charset=utf-8').send(answer);
    },
  );
}
