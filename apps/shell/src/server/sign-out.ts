import { scaledDeadline } from '@shop/contracts/settings';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { forwardedHeaders } from './forwarded-headers.ts';

const DEADLINE_MS = 5_000;

/**
 * The header's "sign out" is a form, so that it works without scripts: the API ends the session and clears its cookies
 * (spec 2, section 4), and the visitor goes on from the home page. Where the API cannot be reached, he stays signed in.
 */
export async function signOutForm(app: FastifyInstance, apiAddress: string): Promise<void> {
  await app.register((scope, _options, done) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { bodyLimit: 0 }, (_request, _body, parsed) => parsed(null, undefined));
    for (const path of ['/sign-out', '/:prefix/sign-out'])
      scope.post<{ Params: { prefix?: string } }>(path, async (request, reply) => {
        const cookies = await endSession(request, apiAddress);
        const { prefix } = request.params;
        return reply
          .code(303)
          .headers({ 'set-cookie': cookies, 'cache-control': 'no-store', location: prefix ? `/${encodeURIComponent(prefix)}` : '/' })
          .send();
      });
    done();
  });
}

/** The API judges by the visitor's own cookies and origin; returned are the cookies that it takes back. */
async function endSession(request: FastifyRequest, apiAddress: string): Promise<string[]> {
  const { cookie, origin } = request.headers;
  const headers = forwardedHeaders(request, { ...(cookie && { cookie }), ...(origin && { origin }) });
  try {
    const answer = await fetch(`${apiAddress}/gateway/account/sessions/current`, {
      method: 'DELETE',
      headers: headers as unknown as Record<string, string>,
      signal: AbortSignal.timeout(scaledDeadline(DEADLINE_MS)),
    });
    return answer.headers.getSetCookie();
  } catch (error) {
    request.log.error({ err: error }, 'a customer could not be signed out');
    return [];
  }
}
