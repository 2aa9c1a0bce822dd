import fastifyProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import { forwardedHeaders } from './forwarded-headers.ts';

/** What the API answers under the shop's own address (decision A-140), with everything below it. */
const PREFIXES = ['/api', '/gateway', '/images', '/error', '/analytics', '/beneficiary', '/content/targetedBanner.json'];
const TIMEOUT_MS = 10_000;

/** Passes calls on to the API. `/beneficiary/login` is a page of the shop, and stays one. */
export async function passCallsOn(app: FastifyInstance, apiAddress: string): Promise<void> {
  for (const prefix of PREFIXES)
    await app.register(fastifyProxy, {
      upstream: apiAddress,
      prefix,
      rewritePrefix: prefix,
      http: { requestOptions: { timeout: TIMEOUT_MS } },
      replyOptions: { rewriteRequestHeaders: forwardedHeaders },
    });
}
