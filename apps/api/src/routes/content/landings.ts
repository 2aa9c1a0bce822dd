import { ContentAddresses, Landing } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import type { Shop } from '../../app.ts';
import { notFound } from '../../problem.ts';
import { REFUSALS } from '../refusals.ts';
import { KEEP, OneLocale } from './locale-query.ts';

/** Landing pages of seasons and campaigns, and the addresses that content adds to the shop. */
export function landingRoutes(app: FastifyInstance, { content }: Shop): void {
  app.get<{ Params: { slug: string }; Querystring: OneLocale }>(
    '/gateway/content/landing/:slug',
    { schema: { tags: ['content'], querystring: OneLocale, response: { 200: Landing, ...REFUSALS } } },
    async ({ params: { slug }, query: { locale } }, reply) => {
      const landing = content.entry('landing', { key: slug, locale });
      if (!landing) throw notFound(`There is no landing page ${slug.slice(0, 40)} in ${locale}.`);
      reply.header('cache-control', KEEP);
      return { locale, slug, ...landing };
    },
  );

  app.get<{ Querystring: OneLocale }>(
    '/gateway/content/addresses',
    { schema: { tags: ['content'], querystring: OneLocale, response: { 200: ContentAddresses, ...REFUSALS } } },
    async ({ query: { locale } }, reply) => {
      reply.header('cache-control', KEEP);
      const minisites = content.entries('minisite', locale);
      const landings = content.entries('landing', locale);
      const pages = content.entries('static-page', locale);
      return {
        minisites: minisites.map(({ key, body }) => ({ minisiteId: body.minisiteId, minisiteUrl: key })),
        landings: landings.map(({ key, body }) => ({ slug: key, page: body.page })),
        staticPages: pages.map(({ key }) => key),
      };
    },
  );
}
