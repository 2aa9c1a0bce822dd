import type { FastifyInstance } from 'fastify';

/** Forms behind links of mails, and the one click of mail programs (RFC 8058): what they send says nothing more than their address does. */
export function takeBareForms(scope: FastifyInstance): void {
  for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data'])
    scope.addContentTypeParser(type, { parseAs: 'string' }, (_, _body, done) => done(null));
}
