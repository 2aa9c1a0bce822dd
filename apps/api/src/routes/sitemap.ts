import { SitemapAnswer, SitemapKind, SitemapQuery } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import type { Shop } from '../app.ts';
import { sitemapEntries } from '../services/sitemap-entries.ts';
import { REFUSALS } from './refusals.ts';

const Params = Type.Object({ kind: SitemapKind });

/** Ids for the sitemaps that the shell writes for each point of sale. */
export function sitemapRoutes(app: FastifyInstance, { db }: Shop): void {
  app.get<{ Params: Type.Static<typeof Params>; Querystring: SitemapQuery }>(
    '/gateway/sitemap/:kind',
    { schema: { tags: ['content'], params: Params, querystring: SitemapQuery, response: { 200: SitemapAnswer, ...REFUSALS } } },
    ({ params, query }) => sitemapEntries(db, params.kind, query),
  );
}
