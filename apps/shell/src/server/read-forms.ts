import type { FastifyInstance } from 'fastify';

/** Lets a part of the server read what a browser without scripts sends: a form's fields as URLSearchParams. */
export function readForms(scope: FastifyInstance, longest: number): void {
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: longest }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );
}

export function fieldsOf(body: unknown): URLSearchParams {
  return body instanceof URLSearchParams ? body : new URLSearchParams();
}
