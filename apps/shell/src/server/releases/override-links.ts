import { readOverride, type RemoteHost } from '@shop/federation/server';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { pageIn } from '../consent-form.ts';
import { readCookies } from '../layout/visitor-cookies.ts';
import { OVERRIDE_COOKIE } from './release-visit.ts';

/** Address of the links that squads give their testers. */
export const OVERRIDE_PATH = '/release-override';
const MAX_TOKENS = 5;

interface Requested {
  readonly token?: string;
  readonly to?: string;
  readonly leave?: string;
}

/** A tester's link puts its release into his cookie and goes on to the page; `?leave=1` ends all of them. Never cached. */
export function overrideLinks(app: FastifyInstance, host: RemoteHost): void {
  app.get<{ Querystring: Requested }>(OVERRIDE_PATH, (request, reply) => {
    const { token, to, leave } = request.query;
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex');
    const page = pageIn(typeof to === 'string' ? to : null);
    if (leave) return reply.header('set-cookie', cookie('', 0)).redirect(page, 303);
    if (typeof token !== 'string') return refuse(reply, 'The link names no release.');
    const read = readOverride(token, host.trust, Date.now());
    if (read.kind === 'refused') return refuse(reply, read.why);
    const others = readCookies(request.headers.cookie)[OVERRIDE_COOKIE]?.split('~') ?? [];
    const stored = others.filter((other) => {
      const known = readOverride(other, host.trust, Date.now());
      return known.kind === 'valid' && known.override.remote !== read.override.remote;
    });
    const seconds = Math.ceil((read.override.until - Date.now()) / 1_000);
    return reply.header('set-cookie', cookie([...stored, token].slice(-MAX_TOKENS).join('~'), seconds)).redirect(page, 303);
  });
}

function refuse(reply: FastifyReply, message: string): FastifyReply {
  return reply.code(403).send({ code: 'OVERRIDE_REFUSED', message, field: 'token' });
}

function cookie(value: string, seconds: number): string {
  return `${OVERRIDE_COOKIE}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax; HttpOnly`;
}
