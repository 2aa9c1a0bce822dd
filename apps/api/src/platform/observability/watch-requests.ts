import type { FastifyInstance, FastifyRequest } from 'fastify';
import { routeOf } from './logging.ts';
import type { Metrics } from './open-metrics.ts';
import { traceFrom } from './trace.ts';
import type { RequestSpan, Tracing } from './tracing.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Absent where nobody records spans. */
    span: RequestSpan | undefined;
    /** Code of the problem that the request was answered with. */
    refusal: string | undefined;
  }
}

/** Where an order is paid; its outcomes are counted. */
const ORDER_ROUTE = '/gateway/purchase/zeppto';
const SILENT = new Set(['/healthz', '/readyz', '/metrics']);

/** Gives every request its place in a trace, one line in the log, its duration among the figures and, where spans are recorded, one. */
export function watchRequests(app: FastifyInstance, { metrics, tracing }: { metrics: Metrics; tracing?: Tracing | undefined }): void {
  app.decorateRequest('refusal', undefined);
  app.decorateRequest('span', undefined);
  app.addHook('onRequest', (request, reply, done) => {
    const route = routeOf(request);
    if (tracing && !SILENT.has(route)) request.span = tracing.begin({ method: request.method, route, headers: request.headers });
    const { traceId, spanId } = request.span ?? traceFrom(request.headers.traceparent);
    request.log = request.log.child({ traceId, spanId });
    reply.header('x-request-id', request.id);
    if (request.span) request.span.within(done);
    else done();
  });
  app.addHook('onResponse', (request, { statusCode, elapsedTime }, done) => {
    const route = routeOf(request);
    const seconds = elapsedTime / 1000;
    metrics.requestDuration.observe({ method: request.method, route, status: statusCode }, seconds);
    if (route === ORDER_ROUTE) metrics.orders.inc({ outcome: outcomeOf(request, statusCode) });
    if (!SILENT.has(route)) {
      request.log.info(
        { method: request.method, route, status: statusCode, ms: Math.round(elapsedTime), refusal: request.refusal },
        'answered',
      );
    }
    request.span?.end({ status: statusCode, refusal: request.refusal });
    done();
  });
}

function outcomeOf({ refusal }: FastifyRequest, status: number): string {
  if (status === 200) return 'paid';
  if (status === 202) return 'waiting';
  return refusal ?? `status ${status}`;
}
