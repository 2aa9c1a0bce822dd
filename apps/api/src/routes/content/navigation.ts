import { FooterAnswer, MenuAnswer } from '@shop/contracts';
import { pointOfSaleOf } from '@shop/i18n';
import type { FastifyInstance } from 'fastify';
import type { Shop } from '../../app.ts';
import { contentOf } from '../../content/content-store.ts';
import { keptFor } from '../../content/kept-for.ts';
import { countStays, withCounts } from '../../content/stay-counts.ts';
import { notFound } from '../../problem.ts';
import { REFUSALS } from '../refusals.ts';
import { KEEP, OneLocale } from './locale-query.ts';

const TEN_MINUTES = 600_000;

/** The header's menu and the footer (spec 2, section 2). */
export function navigationRoutes(app: FastifyInstance, { db }: Shop): void {
  const counts = keptFor(TEN_MINUTES, () => countStays(db));

  app.get<{ Querystring: OneLocale }>(
    '/gateway/content/menu',
    { schema: { tags: ['content'], querystring: OneLocale, response: { 200: MenuAnswer, ...REFUSALS } } },
    async ({ query: { locale } }, reply) => {
      const menu = await contentOf(db, 'menu', { key: 'header', locale });
      if (!menu) throw notFound(`There is no menu in ${locale}.`);
      reply.header('cache-control', KEEP);
      return withCounts(menu, await counts(), pointOfSaleOf(locale));
    },
  );

  app.get<{ Querystring: OneLocale }>(
    '/gateway/content/footer',
    { schema: { tags: ['content'], querystring: OneLocale, response: { 200: FooterAnswer, ...REFUSALS } } },
    async ({ query: { locale } }, reply) => {
      const footer = await contentOf(db, 'footer', { key: 'footer', locale });
      if (!footer) throw notFound(`There is no footer in ${locale}.`);
      reply.header('cache-control', KEEP);
      return footer;
    },
  );
}
