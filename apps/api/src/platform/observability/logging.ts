import type { FastifyRequest } from 'fastify';
import type { DestinationStream, LoggerOptions } from 'pino';
import { scrub, scrubbed } from './scrub.ts';

/**
 * How the shop writes its log: lines of JSON that name requests, routes and codes, never people. Addresses of pages appear
 * as the pattern of their route, without query; texts that came from outside are scrubbed.
 */
export function logging(level: string, stream?: DestinationStream): LoggerOptions & { stream?: DestinationStream } {
  return {
    level,
    serializers: {
      err: errorForLog,
      browser: scrubbed,
      uri: (uri: string) => scrub(uri.split(/[?#]/)[0] ?? ''),
      req: requestForLog,
      res: () => undefined,
    },
    ...(stream && { stream }),
  };
}

/** `GET /gateway/orders/:uuid`; what was asked of an unknown route is not repeated. */
export function routeOf(request: Pick<FastifyRequest, 'method' | 'routeOptions'>): string {
  return request.routeOptions?.url ?? 'unknown';
}

function requestForLog(request: FastifyRequest) {
  return { method: request.method, route: routeOf(request) };
}

/** Name, code and where it happened; the details of a database error hold the values it was about. */
function errorForLog(error: unknown) {
  if (!(error instanceof Error)) return { message: scrub(String(error)) };
  const { code, constraint, table, statusCode } = error as Error & Record<'code' | 'constraint' | 'table' | 'statusCode', unknown>;
  return {
    type: error.name,
    message: scrub(error.message),
    stack: scrub(error.stack ?? ''),
    ...given({ code, constraint, table, statusCode }),
    ...(error.cause instanceof Error && { cause: scrub(`${error.cause.name}: ${error.cause.message}`) }),
  };
}

function given(facts: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => ['string', 'number'].includes(typeof value)));
}
