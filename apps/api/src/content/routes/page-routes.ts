import { GET_IDEAS, GET_MINISITE, GET_STATIC_PAGE } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import type { ContentShop } from '../content-shop.ts';
import { notFound, route } from '../../platform/http/index.ts';
import { KEEP } from './cache-control.ts';

/** Pages that are nothing but content: static pages (API-050), weekend ideas, partner minisites. */
export function pageRoutes(app: FastifyInstance, { content }: ContentShop): void {
  route(app, GET_STATIC_PAGE, async ({ params: { id }, query: { locale } }, reply) => {
    const page = content.entry('static-page', { key: id, locale });
    if (!page) throw notFound(`There is no page ${id.slice(0, 40)} in ${locale}.`);
    reply.header('cache-control', KEEP);
    return { id, ...page };
  });

  route(app, GET_IDEAS, async ({ query: { locale } }, reply) => {
    const ideas = content.entry('ideas', { key: 'ideas', locale });
    if (!ideas) throw notFound(`There are no ideas in ${locale}.`);
    reply.header('cache-control', KEEP);
    return ideas;
  });

  route(app, GET_MINISITE, async ({ params: { slug }, query: { locale } }, reply) => {
    const minisite = content.entry('minisite', { key: slug, locale });
    if (!minisite) throw notFound(`There is no minisite ${slug.slice(0, 40)} in ${locale}.`);
    reply.header('cache-control', KEEP);
    return { ...minisite, minisiteUrl: slug, minisiteLocale: locale };
  });
}
