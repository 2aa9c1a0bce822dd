import { LIST_SITEMAP_ENTRIES } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import type { ContentShop } from '../content/index.ts';
import { sitemapEntries } from './sitemap-entries.ts';
import { route } from '../platform/http/index.ts';

/** Ids for the sitemaps that the shell writes for each point of sale. */
export function sitemapRoutes(app: FastifyInstance, { db }: ContentShop): void {
  route(app, LIST_SITEMAP_ENTRIES, ({ params, query }) => sitemapEntries(db, params.kind, query));
}
