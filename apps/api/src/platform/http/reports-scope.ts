import rateLimit from '@fastify/rate-limit';
import { addressOf } from '@shop/contracts/settings';
import type { FastifyInstance } from 'fastify';
import { HttpProblem } from './problem.ts';
import { openScope } from './scope.ts';

/** What browsers send by themselves is counted in memory: so many a minute from one address. */
const A_MINUTE = 120;

/** Calls whose flood must not reach a log, a disk or a database; also beacons, which may name their JSON plain text. */
export function reportsScope(app: FastifyInstance, routes: (scope: FastifyInstance) => void): void {
  openScope(app, 'reports', async (scope) => {
    await scope.register(rateLimit, {
      max: A_MINUTE,
      timeWindow: 60_000,
      keyGenerator: ({ ip }) => addressOf(ip),
      errorResponseBuilder: (_, { ttl }) =>
        new HttpProblem(429, { code: 'TOO_MANY_ATTEMPTS', message: `Too many reports: try again in ${Math.ceil(ttl / 1000)} seconds.` }),
    });
    scope.addContentTypeParser('text/plain', { parseAs: 'string' }, scope.getDefaultJsonParser('error', 'error'));
    routes(scope);
  });
}
