import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpProblem } from '../../platform/http/index.ts';
import type { ShopSettings } from '../../platform/settings/index.ts';
import { carriesSession, isSecure } from './session-cookies.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Nobody else's page changes anything in a customer's name: a changing call from another origin is refused, and one that
 * carries a session must say where it comes from (browsers always do). `SameSite=Lax` stands behind it.
 */
export function refuseForeignOrigins(app: FastifyInstance, { publicOrigin }: ShopSettings): void {
  const secure = isSecure(publicOrigin);
  app.addHook('onRequest', async (request) => {
    if (READING.has(request.method)) return;
    const from = originOf(request, publicOrigin);
    const matters = carriesSession(request, secure) || changesAccounts(request.routeOptions.url);
    if (matters && from === 'foreign') throw crossSite('This call came from another site.');
    if (from === 'unknown' && carriesSession(request, secure)) throw crossSite('Say where this call comes from: send the header Origin.');
  });
}

type From = 'own' | 'foreign' | 'unknown';

function originOf({ headers, host }: FastifyRequest, publicOrigin: string): From {
  if (typeof headers.origin === 'string') return isOwn(headers.origin, host, publicOrigin) ? 'own' : 'foreign';
  const site = headers['sec-fetch-site'];
  if (site === undefined) return 'unknown';
  return site === 'same-origin' || site === 'none' ? 'own' : 'foreign';
}

/** Every point of sale is a host of its own: the host that was asked is the one that may ask, and the public one. */
function isOwn(origin: string, host: string, publicOrigin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const requested = new URL(origin);
  return requested.origin === publicOrigin || (requested.host === host && requested.protocol === new URL(publicOrigin).protocol);
}

/** Signing a visitor in to somebody else's account is an attack too, and needs no session. The route that was found is judged, however its address was spelt. */
function changesAccounts(route: string | undefined): boolean {
  return route !== undefined && /^\/gateway\/(account|beneficiary|customer-care|centre)(\/|$)/.test(route);
}

function crossSite(message: string): HttpProblem {
  return new HttpProblem(403, { code: 'CROSS_SITE', message });
}
