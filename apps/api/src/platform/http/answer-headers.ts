import type { FastifyInstance } from 'fastify';

export const ANSWER_HEADERS = {
  // What is sent is what it says it is: JSON, a picture or a document never becomes a script or a page.
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-site',
};

/** What every answer of the API carries, refusals, pictures and documents included. */
export function answerHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(ANSWER_HEADERS);
    done();
  });
}
