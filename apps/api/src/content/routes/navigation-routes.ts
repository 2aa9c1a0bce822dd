import { GET_FOOTER, GET_MENU } from '@shop/contracts';
import { pointOfSaleOf } from '@shop/i18n';
import type { FastifyInstance } from 'fastify';
import type { ContentShop } from '../content-shop.ts';
import { withCounts } from '../stay-counts.ts';
import { notFound, route } from '../../platform/http/index.ts';
import { KEEP } from './cache-control.ts';

/** The header's menu and the footer (spec 2, section 2). */
export function navigationRoutes(app: FastifyInstance, { content }: ContentShop): void {
  route(app, GET_MENU, async ({ query: { locale } }, reply) => {
    const menu = content.entry('menu', { key: 'header', locale });
    if (!menu) throw notFound(`There is no menu in ${locale}.`);
    reply.header('cache-control', KEEP);
    return withCounts(menu, content.stayCounts, pointOfSaleOf(locale));
  });

  route(app, GET_FOOTER, async ({ query: { locale } }, reply) => {
    const footer = content.entry('footer', { key: 'footer', locale });
    if (!footer) throw notFound(`There is no footer in ${locale}.`);
    reply.header('cache-control', KEEP);
    return footer;
  });
}
