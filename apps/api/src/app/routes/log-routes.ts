import { REPORT_ERROR, REPORT_NOT_FOUND, WRITE_LOG } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import { reportsScope, route } from '../../platform/http/index.ts';

/** What browsers report: errors of wallet and checkout, errors that reached a boundary, addresses that lead nowhere. */
export function logRoutes(app: FastifyInstance): void {
  reportsScope(app, (scope) => {
    route(scope, WRITE_LOG, ({ body: { level, ...report }, log }, reply) => {
      log[level]({ browser: report }, 'a browser reports');
      return reply.status(204).send();
    });

    route(scope, REPORT_ERROR, ({ body, log }, reply) => {
      log.error({ browser: body }, 'a page failed in a browser');
      return reply.status(204).send();
    });

    route(scope, REPORT_NOT_FOUND, ({ query: { uri = '', locale }, log }, reply) => {
      log.info({ uri: uri.slice(0, 500), locale }, 'page not found');
      return reply.status(204).send();
    });
  });
}
