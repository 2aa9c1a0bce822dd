import fastifyProxy from '@fastify/http-proxy';
import type { Problem } from '@shop/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pipeline, type Readable } from 'node:stream';
import type { GuardedApi } from './api/guarded-api.ts';
import { compressionFor } from './compression.ts';
import { forwardedHeaders } from './forwarded-headers.ts';

/** What the API answers under the shop's own address (API-001), with everything below it. */
const PREFIXES = ['/api', '/gateway', '/images', '/error', '/analytics', '/beneficiary', '/content/targetedBanner.json'];
/** Answered at a host of customer care alone; unknown everywhere else. */
const CARE = '/care-gateway';
/** A page among the calls of the same name. */
const LOGIN = /^\/beneficiary\/login(?:[/?]|$)/;
const TIMEOUT_MS = 10_000;
/** Buyers of one hotel queue for its rows: their calls wait as long as a browser does before it asks again. */
const PURCHASE = '/gateway/purchase';
const PURCHASE_TIMEOUT_MS = 30_000;
const RETRY_SECONDS = 2;
/** What fits into one packet is not worth packing, bytes. */
const PACKED_FROM = 1_400;

/** Whether an address is one of the API's: its callers read no pages. */
export function isCall(url: string): boolean {
  return [...PREFIXES, CARE].some((prefix) => url.startsWith(prefix) && /^$|[/?]/.test(url.charAt(prefix.length))) && !LOGIN.test(url);
}

interface Upstreams {
  readonly apiAddress: string;
  /** Where `/gateway` answers, when it is not the API itself (API-001). */
  readonly gatewayAddress?: string;
  /** The whole shop is customer care's (ACC-011). */
  readonly customerCare?: boolean;
}

/** Of each upstream; the same one where both are one server. */
export interface Guards {
  readonly api: GuardedApi;
  readonly gateway: GuardedApi;
}

/**
 * Passes calls on to the API. `/beneficiary/login` is a page of the shop, and stays one. While the API answers nobody, a
 * call is refused at once: 503 when it is away, 504 when the call itself has waited in vain.
 */
export async function passCallsOn(
  app: FastifyInstance,
  { apiAddress, gatewayAddress = apiAddress, customerCare = false }: Upstreams,
  guards: Guards,
  { timeoutMs = TIMEOUT_MS, purchaseTimeoutMs = PURCHASE_TIMEOUT_MS } = {},
): Promise<void> {
  const began = new WeakMap<object, number>();
  const preHandler = (guard: GuardedApi) => async (request: FastifyRequest, reply: FastifyReply) => {
    // A client that has hung up needs no answer, and has no address to count tries by.
    if (request.raw.socket.destroyed) return reply.hijack();
    began.set(request.raw, guard.now());
    if (guard.isOpen) await refuse(reply, 503);
  };
  const noted = (guard: GuardedApi, { url, raw }: { url: string; raw: object }, wasAnswered: boolean) =>
    guard.noted(url, began.get(raw) ?? guard.now(), wasAnswered);
  if (!customerCare) app.all(`${CARE}/*`, (_request, reply) => reply.callNotFound());
  for (const prefix of [...PREFIXES, PURCHASE, ...(customerCare ? [CARE] : [])]) {
    const isGateway = prefix.startsWith('/gateway') || prefix === CARE;
    const guard = isGateway ? guards.gateway : guards.api;
    await app.register(fastifyProxy, {
      upstream: isGateway ? gatewayAddress : apiAddress,
      prefix,
      rewritePrefix: prefix,
      preHandler: preHandler(guard),
      http: { requestOptions: { timeout: prefix === PURCHASE ? purchaseTimeoutMs : timeoutMs } },
      replyOptions: {
        rewriteRequestHeaders: forwardedHeaders,
        // By itself it would put a refused question ten times more, within milliseconds, to a server that has asked for rest.
        retryDelay: () => null,
        onResponse(request, reply, answer) {
          noted(guard, request, true);
          void reply.send(packed(request, reply as FastifyReply, (answer as unknown as { stream: Readable }).stream));
        },
        onError(reply, { error }) {
          const isLate = (error as { statusCode?: number }).statusCode === 504;
          // A queue before one hotel says nothing of the rest of the API.
          if (isLate && prefix !== PURCHASE) noted(guard, reply.request, false);
          void refuse(reply as FastifyReply, isLate ? 504 : 503);
        },
      },
    });
  }
}

/** Words on their way to a browser are packed; pictures and documents are already. */
function packed({ headers }: Pick<FastifyRequest, 'headers'>, reply: FastifyReply, answer: Readable): Readable {
  const isText = /^(application\/json|text\/)/.test(String(reply.getHeader('content-type')));
  const isSmall = Number(reply.getHeader('content-length') ?? Infinity) < PACKED_FROM;
  if (!isText || isSmall || reply.hasHeader('content-encoding')) return answer;
  reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '));
  const compression = compressionFor(headers['accept-encoding']);
  if (!compression) return answer;
  reply.header('content-encoding', compression.encoding).removeHeader('content-length');
  return pipeline(answer, compression.packer(), () => undefined);
}

function refuse(reply: FastifyReply, status: 503 | 504): FastifyReply {
  const problem: Problem = { code: 'API_UNREACHABLE', message: 'The shop cannot answer at the moment; ask again in a few seconds.' };
  return reply.code(status).header('retry-after', RETRY_SECONDS).header('cache-control', 'no-store').send(problem);
}
