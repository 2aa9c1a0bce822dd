import { ErrorReport, LogBody, NotFoundQuery } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import { reportsScope } from './reports-scope.ts';
import { REFUSALS } from './refusals.ts';

/** What browsers report: errors of wallet and checkout, errors that reached a boundary, addresses that lead nowhere. */
export function logRoutes(app: FastifyInstance): void {
  reportsScope(app, (scope) => {
    scope.post<{ Body: LogBody }>(
      '/gateway/logs',
      { schema: { tags: ['reports'], body: LogBody, response: { ...REFUSALS } } },
      ({ body: { level, ...report }, log }, reply) => {
        log[level]({ browser: report }, 'a browser reports');
        return reply.status(204).send();
      },
    );

    scope.post<{ Body: ErrorReport }>(
      '/gateway/reports/errors',
      { schema: { tags: ['reports'], body: ErrorReport, response: { ...REFUSALS } } },
      ({ body, log }, reply) => {
        log.error({ browser: body }, 'a page failed in a browser');
        return reply.status(204).send();
      },
    );

    scope.get<{ Querystring: NotFoundQuery }>(
      '/error',
      { schema: { tags: ['reports'], querystring: NotFoundQuery, response: { ...REFUSALS } } },
      ({ query: { uri = '', locale }, log }, reply) => {
        log.info({ uri: uri.slice(0, 500), locale }, 'page not found');
        return reply.status(204).send();
      },
    );
  });
}
