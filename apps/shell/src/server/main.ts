import { defaultBrand } from '@shop/design-system';
import { kit } from '@shop/federation/kit';
import { RemoteHost, releaseSource } from '@shop/federation/server';
import { resolveSite } from '@shop/i18n/server';
import { resolveAddress } from '@shop/routes';
import fastifyProxy from '@fastify/http-proxy';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { resolve } from 'node:path';
import { shellWords } from './words.ts';
import { announceReleases } from './announce-releases.ts';
import { readAssets } from './assets.ts';
import { readConfig } from './config.ts';
import { forwardedHeaders } from './forwarded-headers.ts';
import { render } from './render.tsx';
import { sharedScope } from './shared-scope.ts';
import { splashPage } from './splash.ts';

const config = readConfig(process.env);
(globalThis as { __SHOP_API_BASE__?: string }).__SHOP_API_BASE__ = config.apiAddress;
const app = Fastify({
  logger: { level: process.env.LOG_LEVEL ?? 'warn' },
  forceCloseConnections: true,
  trustProxy: config.trustedProxies,
  routerOptions: { ignoreTrailingSlash: true },
});
const siteConfig = { ...config, publicOrigin: (name: string, prefix: string) => `${config.protocol}://${name}${prefix}` };
const assets = readAssets(config.assets);
const host = new RemoteHost({
  source: releaseSource(config.releases),
  shared: sharedScope(kit),
  log: (event) => app.log[event.outcome === 'loaded' ? 'info' : 'error'](event, `remote ${event.remote} ${event.outcome}`),
});

await host.refresh();
const following = setInterval(
  () => host.refresh().catch((error: unknown) => app.log.error({ err: error }, 'the registry cannot be read')),
  1_000,
);

await app.register(fastifyStatic, {
  root: resolve(config.assets),
  prefix: '/assets/',
  preCompressed: true,
  immutable: true,
  maxAge: '365d',
  index: false,
});
await app.register(fastifyStatic, {
  root: resolve(config.releases),
  prefix: '/releases/',
  preCompressed: true,
  immutable: true,
  maxAge: '365d',
  index: false,
  decorateReply: false,
});
for (const prefix of ['/api', '/gateway', '/analytics', '/images', '/error']) {
  await app.register(fastifyProxy, {
    upstream: config.apiAddress,
    prefix,
    rewritePrefix: prefix,
    http: { requestOptions: { timeout: 10_000 } },
    replyOptions: { rewriteRequestHeaders: forwardedHeaders },
  });
}

app.get('/healthz', async (_request, reply) => {
  const api = await fetch(`${config.apiAddress}/healthz`, { signal: AbortSignal.timeout(1_000) }).catch(() => undefined);
  return reply.code(api?.ok ? 200 : 503).send({ status: api?.ok ? 'ok' : 'api unreachable', releases: host.lock() });
});

if (config.dev) app.get('/dev/events', (_request, reply) => announceReleases(host, reply));

app.get('/*', async (request, reply) => {
  const url = new URL(request.url, 'http://localhost');
  const found = resolveSite({ host: request.headers.host ?? 'localhost', path: url.pathname, now: new Date(), config: siteConfig });
  if (found.kind === 'splash')
    return reply
      .code(found.path === '/' ? 200 : 404)
      .type('text/html; charset=utf-8')
      .send(splashPage(defaultBrand.name, assets.css));
  const address = resolveAddress(found.path, found.site.locale);
  if (address.kind === 'redirect')
    return reply
      .code(308)
      .header('location', found.site.prefix + address.to + url.search)
      .send();
  await render(request, reply, found.site, found.path, { host, assets, dev: config.dev, words: (locale) => shellWords[locale] });
  return reply;
});

await app.listen({ port: config.port, host: config.host });
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    clearInterval(following);
    void app.close().then(() => process.exit(0));
  });
}
