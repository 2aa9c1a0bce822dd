import { CALLS, type CallAddress, type CallBody, type CallParams, type CallQuery, type Call } from '@shop/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema, HTTPMethods, RouteShorthandOptions } from 'fastify';
import { REFUSALS } from './refusals.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Mark of a call that is run once per `Idempotency-Key`; keys of different scopes do not meet. */
    idempotencyScope?: string;
  }
}

interface PartsOf<A extends CallAddress> {
  Params: CallParams<A>;
  Querystring: CallQuery<A>;
  Body: CallBody<A>;
}

/** A request of this call, its parts as the contract has them. */
export type RequestOf<A extends CallAddress> = FastifyRequest<PartsOf<A>>;

type Options = Pick<RouteShorthandOptions, 'bodyLimit' | 'config'> & {
  /** Before the body is used, e.g. limits. */
  readonly preHandler?: unknown;
};

/** Answers a call of the contract: its method, path and schemas are the contract's. */
export function route<A extends CallAddress>(
  app: FastifyInstance,
  address: A,
  handler: (request: RequestOf<A>, reply: FastifyReply) => unknown,
  options: Options = {},
): void {
  const [method, url] = address.split(' ') as [HTTPMethods, string];
  // Fastify knows the parts of a request by its schemas at run time, and by the address here.
  const { preHandler, ...rest } = options as RouteShorthandOptions;
  app.route({ ...rest, ...(preHandler && { preHandler }), method, url, schema: schemaOf(CALLS[address]), handler: handler as never });
}

function schemaOf({ tag, summary, params, query, body, answers, problem }: Call): FastifySchema {
  const refusals = problem ? { '4xx': problem, '5xx': problem } : REFUSALS;
  return {
    tags: [tag],
    summary,
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    response: { ...(typeof answers === 'object' && answers), ...refusals },
  } as FastifySchema;
}
