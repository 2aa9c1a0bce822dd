import type { Problem, Site } from '@shop/contracts';
import { resolveSite, type SiteConfig } from '@shop/i18n/server';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import type { Words } from '../app.tsx';
import { requestedHost } from './requested-address.ts';
import type { ShellAssets } from './assets.ts';
import { siteBrand, type Brands } from './brands/brands.ts';
import { crashPage, unreadablePage } from './crash-page.ts';
import { visitorOf } from './layout/visitor.ts';
import { isCall } from './proxies.ts';
import { securityHeaders } from './security-headers.ts';

interface Telling {
  readonly assets: Pick<ShellAssets, 'css'>;
  readonly siteConfig: SiteConfig;
  /** The shop's clock. */
  readonly clock: () => Date;
  /** Its host, and a visitor whom it has sent, see a brand's name also where the page cannot be drawn. */
  readonly brands?: Pick<Brands, 'at'>;
  readonly words: (locale: Site['locale']) => Words;
}

/** No address of the shop takes what was sent, or this shell lacks a file of another build: no cache may keep either. */
export function unknownCall({ method, url }: FastifyRequest, reply: FastifyReply): void {
  void reply
    .code(404)
    .header('cache-control', 'no-store')
    .send({ code: 'NOT_FOUND', message: `There is no ${method} ${url.split('?')[0] ?? ''}.` } satisfies Problem);
}

/** The error handler of the shell, for its own failures and unreadable requests: a call gets a `Problem`, a visitor a page in their language. */
export function errorHandler(telling: Telling): (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => void {
  return (error, request, reply) => {
    const isOurs = !error.statusCode || error.statusCode >= 500;
    if (isOurs && !request.raw.socket?.destroyed) request.log.error({ err: error }, 'the shell could not answer');
    void reply.code(isOurs ? 500 : (error.statusCode ?? 400)).headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    if (isCall(request.url) || request.method !== 'GET') void reply.send(isOurs ? FAILED : UNREADABLE);
    else sendPage(reply, isOurs ? crashPage : unreadablePage, { ...telling, site: siteOf(request, telling) });
  };
}

const FAILED: Problem = { code: 'INTERNAL_ERROR', message: 'Something went wrong on our side.' };
const UNREADABLE: Problem = { code: 'INVALID_REQUEST', message: 'The address or what was sent cannot be read.' };

function sendPage(reply: FastifyReply, page: typeof crashPage, { site, words, assets }: Telling & { readonly site: Site }): void {
  // For a visitor it is an address that does not exist, and the page says so.
  if (page === unreadablePage) void reply.code(404);
  void reply
    .headers(securityHeaders(randomBytes(16).toString('base64')))
    .type('text/html; charset=utf-8')
    .send(page(site, words(site.locale), assets.css));
}

/** The shop of the host and of the address's prefix; the address itself need not be readable. */
function siteOf(request: FastifyRequest, { siteConfig: config, brands, clock }: Pick<Telling, 'siteConfig' | 'brands' | 'clock'>): Site {
  const host = requestedHost(request);
  const at = (path: string) => resolveSite({ host, path, now: clock(), config });
  const requested = at(request.url.split('?')[0] ?? '/');
  // A country that asks for the language first has not been told it: the first one answers.
  const found = requested.kind === 'site' ? requested : at('/nl');
  if (found.kind !== 'site') throw new Error(`${host} has a splash page without languages`);
  const [, query = ''] = request.url.split(/(?=\?)/, 2);
  const visitor = visitorOf({ cookie: request.headers.cookie, userAgent: undefined, query: new URLSearchParams(query) });
  const brand = brands?.at({ host, path: '', search: query, known: visitor.brand });
  return brand ? { ...found.site, brand: siteBrand(brand, found.site.locale) } : found.site;
}
