import rateLimit from '@fastify/rate-limit';
import { addressOf } from '@shop/contracts/settings';
import { openSource, sourceMapsOf, tracedStack, type RemoteHost } from '@shop/federation/server';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { Counter, type Registry } from 'prom-client';
import { fieldsOf, readForms } from '../read-forms.ts';
import type { ReleaseWatch } from '../releases/release-watch.ts';
import { securityHeaders } from '../security-headers.ts';
import { isOperator, isSame, operatorCookie } from './operator-session.ts';
import { releasesPage, type Traced } from './releases-page.ts';

interface Operated {
  readonly host: RemoteHost;
  readonly watch: ReleaseWatch;
  /** Nobody signs in without one. */
  readonly token: string | undefined;
  /** Where the source maps lie. */
  readonly releases: string;
  readonly css: readonly string[];
  readonly metrics: Registry;
}

const PAGE = '/operator/releases';
const LONGEST_FORM = 2_048;
/** What a wrong token costs a visitor who guesses. */
const WRONG_MS = 1_000;
/** So many tries from one address, right or wrong. */
const TRIES = 10;
const TRIES_WITHIN_MS = 15 * 60_000;

/** The operator's page: releases, who runs what, errors and vitals by release. Closed without OPERATOR_TOKEN. */
export async function operatorPages(app: FastifyInstance, { host, watch, token, releases, css, metrics }: Operated): Promise<void> {
  if (!token) return;
  const refused = new Counter({
    name: 'shop_refused_tokens_total',
    help: 'Wrong tokens of the operator, typed on their page.',
    labelNames: ['kind'],
    registers: [metrics],
  });
  refused.inc({ kind: 'operatorPage' }, 0);
  const noteRefused = ({ log }: Pick<FastifyRequest, 'log'>) => {
    refused.inc({ kind: 'operatorPage' });
    log.warn({ kind: 'operatorPage' }, 'a token was refused');
  };
  const maps = sourceMapsOf(await openSource(releases));
  const traced = async (): Promise<Traced> => {
    const stacks = [...watch.all()].flatMap(([key, { errors }]) =>
      errors.map(({ message, stack }) => [`${key} ${message}`, stack ?? ''] as const),
    );
    return new Map(await Promise.all(stacks.map(async ([key, stack]) => [key, await tracedStack(stack, maps)] as const)));
  };
  const send = (reply: FastifyReply, status: number, content: string) =>
    reply
      .code(status)
      .headers(securityHeaders(randomBytes(16).toString('base64')))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page(content, css));

  app.get(PAGE, async (request, reply) => {
    if (!isOperator(request.headers.cookie, token, Date.now())) return send(reply, 401, SIGN_IN);
    return send(reply, 200, releasesPage(host, watch, await traced()));
  });

  await app.register(async (scope) => {
    readForms(scope, LONGEST_FORM);
    await scope.register(rateLimit, {
      max: TRIES,
      timeWindow: TRIES_WITHIN_MS,
      keyGenerator: ({ ip }) => addressOf(ip),
      onExceeded: (request) => noteRefused(request),
      errorResponseBuilder: () => Object.assign(new Error('Too many tries of the operator token.'), { statusCode: 429 }),
    });
    scope.setErrorHandler<FastifyError>((error, _request, reply) => {
      if (error.statusCode !== 429) throw error;
      return send(reply, 429, `<p role="alert">Too many tries: wait a quarter of an hour.</p>${SIGN_IN}`);
    });
    scope.post('/operator/sign-in', async (request, reply) => {
      const given = fieldsOf(request.body).get('token') ?? '';
      if (isSame(given, token))
        return reply.code(303).header('set-cookie', operatorCookie(token, Date.now())).header('location', PAGE).send();
      noteRefused(request);
      await new Promise((done) => setTimeout(done, WRONG_MS));
      return send(reply, 401, `<p role="alert">That is not the token.</p>${SIGN_IN}`);
    });
  });
}

const SIGN_IN = `<form method="post" action="/operator/sign-in"><p><label for="token">Operator token</label> <input id="token" name="token" type="password" required autocomplete="current-password"> <button type="submit">Sign in</button></p></form>`;

function page(content: string, css: readonly string[]): string {
  const sheets = css.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Releases</title>${sheets}</head><body><main class="operator"><h1>Releases</h1>${content}</main></body></html>`;
}
