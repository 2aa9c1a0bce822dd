import type { FastifyInstance } from 'fastify';
import { Histogram, type Registry } from 'prom-client';

/** Upper bounds in seconds; the promise for pages, 1 s, is one of them. */
const BUCKETS = [0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const WATCHING = new Set(['/healthz', '/readyz', '/metrics']);

/** What visitors waited for: pages, files and calls that were passed on, by route and status, never by address. */
export function measureRequests(app: FastifyInstance, registry: Registry): void {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  app.addHook('onResponse', (request, { statusCode, elapsedTime }, done) => {
    const route = request.routeOptions?.url ?? 'unknown';
    if (!WATCHING.has(route)) duration.observe({ method: request.method, route, status: statusCode }, elapsedTime / 1000);
    done();
  });
}
