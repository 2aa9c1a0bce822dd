import type { FastifyInstance } from 'fastify';
import { keepingPublicAnswers } from './public-answers.ts';
import { tracedFetch, withinTrace } from './trace.ts';
import { visitorFetch, withinVisit } from './visitor-address.ts';

type Fetch = typeof globalThis.fetch;

interface ApiAddresses {
  readonly apiAddress: string;
  readonly gatewayAddress: string;
}

/** Pages that are rendered for a request call the API within its trace and in the name of its visitor. */
export function followRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => withinTrace(request.headers.traceparent, () => withinVisit(request.ip, done)));
}

/** What pages call the API with while they are rendered. */
export function openPageFetch(plain: Fetch, { apiAddress, gatewayAddress }: ApiAddresses): Fetch {
  const traced = tracedFetch(tracedFetch(plain, apiAddress), gatewayAddress);
  return keepingPublicAnswers(visitorFetch(traced, [apiAddress, gatewayAddress]));
}
