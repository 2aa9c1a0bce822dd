import { Articles, PopularQuestions } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import type { Shop } from '../../app.ts';
import { notFound } from '../../problem.ts';
import { REFUSALS } from '../refusals.ts';
import { KEEP, OneLocale } from './locale-query.ts';

/** The popular questions of the contact page and the articles of the not-found page. */
export function helpRoutes(app: FastifyInstance, { content }: Shop): void {
  app.get<{ Querystring: OneLocale }>(
    '/gateway/content/popular-questions',
    { schema: { tags: ['content'], querystring: OneLocale, response: { 200: PopularQuestions, ...REFUSALS } } },
    async ({ query: { locale } }, reply) => {
      const questions = content.entry('popular-questions', { key: 'contact', locale });
      if (!questions) throw notFound(`There are no popular questions in ${locale}.`);
      reply.header('cache-control', KEEP);
      return questions;
    },
  );

  app.get<{ Querystring: OneLocale }>(
    '/gateway/content/articles',
    { schema: { tags: ['content'], querystring: OneLocale, response: { 200: Articles, ...REFUSALS } } },
    async ({ query: { locale } }, reply) => {
      reply.header('cache-control', KEEP);
      return content.entry('articles', { key: 'not-found', locale }) ?? { articles: [] };
    },
  );
}
