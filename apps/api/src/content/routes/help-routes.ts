import { GET_ARTICLES, GET_POPULAR_QUESTIONS } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import type { ContentShop } from '../content-shop.ts';
import { notFound, route } from '../../platform/http/index.ts';
import { KEEP } from './cache-control.ts';

/** The popular questions of the contact page and the articles of the not-found page. */
export function helpRoutes(app: FastifyInstance, { content }: ContentShop): void {
  route(app, GET_POPULAR_QUESTIONS, async ({ query: { locale } }, reply) => {
    const questions = content.entry('popular-questions', { key: 'contact', locale });
    if (!questions) throw notFound(`There are no popular questions in ${locale}.`);
    reply.header('cache-control', KEEP);
    return questions;
  });

  route(app, GET_ARTICLES, async ({ query: { locale } }, reply) => {
    reply.header('cache-control', KEEP);
    return content.entry('articles', { key: 'not-found', locale }) ?? { articles: [] };
  });
}
