import type { FastifyInstance, FastifyRequest } from 'fastify';
import { routeOf } from './logging.ts';
import type { Metrics } from './metrics.ts';
import { traceFrom, within, type Trace } from './trace.ts';
import type { SpanSink } from './span.ts';

declare module 'fastify' {
  interface FastifyRequest {
    trace: Trace;
    /** Code of the problem that the request was answered with. */
    refusal: string | undefined;
  }
}

/** Where an order is paid; its outcomes are counted. */
const ORDER_ROUTE = '/gateway/purchase/zeppto';
const SILENT = new Set(['/healthz', '/readyz', '/metrics']);

/** Gives every request its place in a trace, one line in the log, its duration among the figures and a span. */
export function watchRequests(app: FastifyInstance, { metrics, spans }: { metrics: Metrics; spans?: SpanSink | undefined }): void {
  app.decorateRequest('refusal', undefined);
  app.decorateRequest('trace');
  app.addHook('onRequest', (request, reply, done) => {
    request.trace = traceFrom(request.headers.traceparent);
    const { traceId, spanId } = request.trace;
    request.log = request.log.child({ traceId, spanId });
    reply.header('x-request-id', request.id);
    within(request.trace, done);
  });
  app.addHook('onResponse', (request, { statusCode, elapsedTime }, done) => {
    const route = routeOf(request);
    const seconds = elapsedTime / 1000;
    metrics.observe('http_request_duration_seconds', 'Time from request to answer, by route and status.', {
      seconds,
      labels: { method: request.method, route, status: statusCode },
    });
    if (route === ORDER_ROUTE) metrics.count('shop_orders_total', 'Orders by outcome.', { outcome: outcomeOf(request, statusCode) });
    if (!SILENT.has(route)) {
      request.log.info(
        { method: request.method, route, status: statusCode, ms: Math.round(elapsedTime), refusal: request.refusal },
        'answered',
      );
      spans?.add({ name: `${request.method} ${route}`, trace: request.trace, endedAt: Date.now(), ms: elapsedTime, status: statusCode });
    }
    done();
  });
}

function outcomeOf({ refusal }: FastifyRequest, status: number): string {
  if (status === 200) return 'paid';
  if (status === 202) return 'waiting';
  return refusal ?? `status ${status}`;
}
