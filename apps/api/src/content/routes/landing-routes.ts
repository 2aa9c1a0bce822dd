import { GET_CONTENT_ADDRESSES, GET_LANDING } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import type { ContentShop } from '../content-shop.ts';
import { notFound, route } from '../../platform/http/index.ts';
import { KEEP } from './cache-control.ts';

/** Landing pages of seasons and campaigns, and the addresses that content adds to the shop. */
export function landingRoutes(app: FastifyInstance, { content }: ContentShop): void {
  route(app, GET_LANDING, async ({ params: { slug }, query: { locale } }, reply) => {
    const landing = content.entry('landing', { key: slug, locale });
    if (!landing) throw notFound(`There is no landing page ${slug.slice(0, 40)} in ${locale}.`);
    reply.header('cache-control', KEEP);
    return { locale, slug, ...landing };
  });

  route(app, GET_CONTENT_ADDRESSES, async ({ query: { locale } }, reply) => {
    reply.header('cache-control', KEEP);
    const minisites = content.entries('minisite', locale);
    const landings = content.entries('landing', locale);
    const pages = content.entries('static-page', locale);
    return {
      minisites: minisites.map(({ key, body }) => ({ minisiteId: body.minisiteId, minisiteUrl: key })),
      landings: landings.map(({ key, body }) => ({ slug: key, page: body.page })),
      staticPages: pages.map(({ key }) => key),
    };
  });
}
