import type { FastifyInstance } from 'fastify';
import { isHttps } from './secure-cookies.ts';

/** A year, for every host below this one too: a browser that was here once asks by https alone. */
const HSTS = 'max-age=31536000; includeSubDomains';

/** What every answer of the shell carries: pages, calls, pictures, papers, releases and refusals. */
export function transportSecurity(app: FastifyInstance, publicProtocol: 'http' | 'https'): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-content-type-options', 'nosniff');
    if (isHttps(request, publicProtocol)) reply.header('strict-transport-security', HSTS);
    done();
  });
}
