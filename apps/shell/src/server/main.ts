import { kit } from '@shop/federation/kit';
import { RemoteHost, releaseSource } from '@shop/federation/server';
import fastifyStatic from '@fastify/static';
import { SOLD_LOCALES } from '@shop/contracts';
import Fastify from 'fastify';
import { resolve } from 'node:path';
import { announceReleases } from './announce-releases.ts';
import { readAssets } from './assets.ts';
import { readConfig } from './config.ts';
import { consentForm } from './consent-form.ts';
import { crawlers } from './crawlers.ts';
import { documents } from './documents.ts';
import { contentReader } from './frame/ask-content.ts';
import { passCallsOn } from './proxies.ts';
import { sharedScope } from './shared-scope.ts';
import { readToggles } from './toggles.ts';
import { shellWords } from './words.ts';

const config = readConfig(process.env);
const toggles = readToggles(process.env);
(globalThis as { __SHOP_API_BASE__?: string }).__SHOP_API_BASE__ = config.apiAddress;
const app = Fastify({
  logger: { level: process.env.LOG_LEVEL ?? 'warn' },
  forceCloseConnections: true,
  trustProxy: config.trustedProxies,
  routerOptions: { ignoreTrailingSlash: true },
});
const siteConfig = { ...config, publicOrigin: (name: string, prefix: string) => `${config.protocol}://${name}${prefix}` };
const assets = readAssets(config.assets);
const content = contentReader(config.apiAddress);
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
await passCallsOn(app, config.apiAddress);

app.get('/healthz', async (_request, reply) => {
  const api = await fetch(`${config.apiAddress}/healthz`, { signal: AbortSignal.timeout(1_000) }).catch(() => undefined);
  return reply.code(api?.ok ? 200 : 503).send({ status: api?.ok ? 'ok' : 'api unreachable', releases: host.lock() });
});

if (config.dev) app.get('/dev/events', (_request, reply) => announceReleases(host, reply));

const options = {
  host,
  assets,
  siteConfig,
  toggles,
  content,
  customerCare: config.customerCare,
  mapTiles: config.mapTiles,
  excludedAffiliates: config.excludedAffiliates,
  dev: config.dev,
  words: (locale: keyof typeof shellWords) => shellWords[locale],
};
await consentForm(app);
crawlers(app, { siteConfig, toggles, content, apiAddress: config.apiAddress });
documents(app, options);

// The first visitor of each country finds the frame's content at hand.
for (const locale of SOLD_LOCALES) void content(locale);

await app.listen({ port: config.port, host: config.host });
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    clearInterval(following);
    void app.close().then(() => process.exit(0));
  });
}
