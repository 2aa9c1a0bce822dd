import { GET_HOME } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import type { ContentShop } from '../content-shop.ts';
import { contentRoutes } from './content-routes.ts';
import { route } from '../../platform/http/index.ts';

/** Content of the home page, keyed by flow; an empty answer lets the page show nothing (HOME-010). And all other content. */
export function homeRoutes(app: FastifyInstance, shop: ContentShop): void {
  route(app, GET_HOME, async ({ query: { locale } }, reply) => {
    const flows = shop.content.entries('homepage', locale);
    reply.header('cache-control', 'public, max-age=60');
    return Object.fromEntries(flows.map(({ key, body }) => [key, body]));
  });
  contentRoutes(app, shop);
}
