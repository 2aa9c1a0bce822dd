import { IdeasAnswer, Minisite, StaticPage } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import type { Shop } from '../../app.ts';
import { notFound } from '../../problem.ts';
import { REFUSALS } from '../refusals.ts';
import { KEEP, OneLocale } from './locale-query.ts';

/** Pages that are nothing but content: static pages (decision A-096), weekend ideas, partner minisites. */
export function pageRoutes(app: FastifyInstance, { content }: Shop): void {
  app.get<{ Params: { id: string }; Querystring: OneLocale }>(
    '/gateway/content/static/:id',
    { schema: { tags: ['content'], querystring: OneLocale, response: { 200: StaticPage, ...REFUSALS } } },
    async ({ params: { id }, query: { locale } }, reply) => {
      const page = content.entry('static-page', { key: id, locale });
      if (!page) throw notFound(`There is no page ${id.slice(0, 40)} in ${locale}.`);
      reply.header('cache-control', KEEP);
      return { id, ...page };
    },
  );

  app.get<{ Querystring: OneLocale }>(
    '/gateway/content/ideas',
    { schema: { tags: ['content'], querystring: OneLocale, response: { 200: IdeasAnswer, ...REFUSALS } } },
    async ({ query: { locale } }, reply) => {
      const ideas = content.entry('ideas', { key: 'ideas', locale });
      if (!ideas) throw notFound(`There are no ideas in ${locale}.`);
      reply.header('cache-control', KEEP);
      return ideas;
    },
  );

  app.get<{ Params: { slug: string }; Querystring: OneLocale }>(
    '/gateway/content/minisite/:slug',
    { schema: { tags: ['content'], querystring: OneLocale, response: { 200: Minisite, ...REFUSALS } } },
    async ({ params: { slug }, query: { locale } }, reply) => {
      const minisite = content.entry('minisite', { key: slug, locale });
      if (!minisite) throw notFound(`There is no minisite ${slug.slice(0, 40)} in ${locale}.`);
      reply.header('cache-control', KEEP);
      return { ...minisite, minisiteUrl: slug, minisiteLocale: locale };
    },
  );
}
