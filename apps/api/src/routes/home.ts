import { HomeAnswer } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import type { Shop } from '../app.ts';
import { LocaleQuery } from '../services/booking-day.ts';
import { contentRoutes } from './content/content-routes.ts';
import { REFUSALS } from './refusals.ts';

const HomeQuery = Type.Object({ locale: LocaleQuery });

/** Content of the home page, keyed by flow; an empty answer lets the page show nothing (decision A-056). And all other content. */
export function homeRoutes(app: FastifyInstance, shop: Shop): void {
  app.get<{ Querystring: Type.Static<typeof HomeQuery> }>(
    '/api/cms/homepage',
    { schema: { tags: ['content'], querystring: HomeQuery, response: { 200: HomeAnswer, ...REFUSALS } } },
    async ({ query: { locale } }, reply) => {
      const flows = shop.content.entries('homepage', locale);
      reply.header('cache-control', 'public, max-age=60');
      return Object.fromEntries(flows.map(({ key, body }) => [key, body]));
    },
  );
  contentRoutes(app, shop);
}
