import type { FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { traceparentNow } from './api/trace.ts';

/**
 * Tells the API who asks and for which host: it counts tries by address, and knows a foreign page by the host that was asked.
 * A client that has hung up has no address any more; nobody reads that answer.
 */
export function forwardedHeaders({ ip, host, protocol }: Pick<FastifyRequest, 'ip' | 'host' | 'protocol'>, headers: IncomingHttpHeaders) {
  const traceparent = traceparentNow();
  return {
    ...headers,
    ...(traceparent && { traceparent }),
    'x-forwarded-for': (ip as string | undefined) ?? 'unknown',
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol,
  };
}
