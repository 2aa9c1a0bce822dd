import { SITEMAP_KINDS, type Locale, type SitemapAnswer, type SitemapKind, type Site, type Toggles } from '@shop/contracts';
import { localeOrigins, resolveSite, type SiteConfig } from '@shop/i18n/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import type { LayoutContent } from '../layout/layout.ts';
import { requestedAddress, requestedHost } from './requested-address.ts';
import { robotsText } from './sitemap/robots-text.ts';
import { contentPaths, productPath } from './sitemap/sitemap-paths.ts';
import { sitemapIndex, urlSet } from './sitemap/sitemap-xml.ts';

interface CrawlerOptions {
  readonly siteConfig: SiteConfig;
  /** The shop's clock. */
  readonly clock: () => Date;
  readonly toggles: Toggles;
  readonly content: (locale: Locale) => Promise<LayoutContent>;
  readonly apiAddress: string;
}

/** robots.txt and the sitemaps of each point of sale; the products' parts are written while their ids are read. */
export function crawlers(app: FastifyInstance, options: CrawlerOptions): void {
  app.get('/robots.txt', (request, reply) => {
    const host = requestedHost(request);
    const sitemaps = localesOf(host, options).map((locale) => `${localeOrigins(host, options.siteConfig)[locale] ?? ''}/sitemap.xml`);
    return reply.type('text/plain; charset=utf-8').send(robotsText(options.toggles.indexing, sitemaps));
  });

  for (const prefix of ['', '/:prefix']) {
    app.get(`${prefix}/sitemap.xml`, (request, reply) => {
      const site = siteOf(request, options);
      if (!site) return reply.code(404).type('text/plain').send('There is no such sitemap.');
      const parts = ['pages', ...SITEMAP_KINDS].map((part) => `${ownOrigin(request, site, options)}/sitemap-${part}.xml`);
      return reply.type('application/xml; charset=utf-8').send(sitemapIndex(parts));
    });

    app.get<{ Params: { part: string } }>(`${prefix}/sitemap-:part.xml`, async (request, reply) => {
      const site = siteOf(request, options);
      const paths = site && (await pathsOf(request.params.part, site, options));
      if (!site || !paths) return reply.code(404).type('text/plain').send('There is no such sitemap.');
      return reply.type('application/xml; charset=utf-8').send(Readable.from(urlSet(ownOrigin(request, site, options), paths)));
    });
  }
}

async function pathsOf(part: string, site: Site, options: CrawlerOptions): Promise<Iterable<string> | AsyncIterable<string> | undefined> {
  if (part === 'pages') return contentPaths(site.locale, await options.content(site.locale), options.toggles);
  const kind = SITEMAP_KINDS.find((known) => known === part);
  return kind && productPaths(kind, site.locale, options.apiAddress);
}

/** Pages of ids, one after the other; a service that fails ends the list, and the crawler comes again. */
async function* productPaths(kind: SitemapKind, locale: Locale, apiAddress: string): AsyncIterable<string> {
  let after: number | undefined = 0;
  while (after !== undefined) {
    const response: Response = await fetch(`${apiAddress}/gateway/sitemap/${kind}?after=${after}&locale=${locale}`, {
      signal: AbortSignal.timeout(10_000),
    });
    if (!response.ok) throw new Error(`the ids of ${kind} cannot be read: ${response.status}`);
    const page = (await response.json()) as SitemapAnswer;
    for (const entry of page.entries) yield productPath(kind, locale, entry);
    after = page.next;
  }
}

function siteOf(request: FastifyRequest, { siteConfig, clock }: CrawlerOptions): Site | undefined {
  const path = requestedAddress(request).pathname;
  const found = resolveSite({ host: requestedHost(request), path, now: clock(), config: siteConfig });
  const isOwn = found.kind === 'site' && /^\/sitemap[\w-]*\.xml$/.test(found.path) && found.site.locale !== 'en_GB';
  return isOwn ? found.site : undefined;
}

function ownOrigin(request: FastifyRequest, { locale, origin }: Site, { siteConfig }: CrawlerOptions): string {
  return localeOrigins(requestedHost(request), siteConfig)[locale] ?? origin;
}

/** The locales that a host sells: both languages of a Belgian one, all on a host of nobody. */
function localesOf(host: string, { siteConfig }: CrawlerOptions): Locale[] {
  const origins = localeOrigins(host, siteConfig);
  return (Object.keys(origins) as Locale[]).filter((locale) => new URL(origins[locale] ?? '').host === host);
}
