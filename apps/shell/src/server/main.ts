import { kit } from '@shop/federation/kit';
import fastifyStatic from '@fastify/static';
import { SOLD_LOCALES } from '@shop/contracts';
import { readOrExit } from '@shop/contracts/settings';
import Fastify from 'fastify';
import { resolve } from 'node:path';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { announceReleases } from './announce-releases.ts';
import { GuardedApi } from './api/guarded-api.ts';
import { keepingPublicAnswers } from './api/public-answers.ts';
import { tracedFetch, withinTrace } from './api/trace.ts';
import { readAssets } from './assets.ts';
import { signOutForm } from './sign-out.ts';
import { readConfig } from './config.ts';
import { consentForm } from './consent-form.ts';
import { isSourceMap } from './decoded-path.ts';
import { crawlers } from './crawlers.ts';
import { documents } from './documents.ts';
import { contentReader } from './frame/ask-content.ts';
import { logging } from './logging.ts';
import { newsletterForm } from './newsletter-form.ts';
import { measureRequests } from './metrics/measure-requests.ts';
import { operatorPages } from './operator/operator-pages.ts';
import { paymentReader } from './payment-setup.ts';
import { passCallsOn } from './proxies.ts';
import { healthCalls } from './releases/health.ts';
import { LocalRemotes } from './releases/local-remotes.ts';
import { openReleases } from './releases/open-releases.ts';
import { overrideLinks } from './releases/override-links.ts';
import { releaseFiles } from './releases/release-files.ts';
import { reportCalls } from './releases/report-calls.ts';
import { requestDeadline } from './request-deadline.ts';
import { secureCookies } from './secure-cookies.ts';
import { sharedScope } from './shared-scope.ts';
import { publicOriginOf } from './public-origin.ts';
import { transportSecurity } from './transport-security.ts';
import { troubles, unknownCall } from './troubles.ts';
import { RunawayPages } from './watchdog/runaway-pages.ts';
import { guardAgainstStrays } from './watchdog/stray-faults.ts';
import { shellWords } from './words.ts';

const config = readOrExit(() => readConfig(process.env));
const { toggles } = config;
Object.assign(globalThis, { __SHOP_API_BASE__: config.apiAddress, __SHOP_GATEWAY_BASE__: config.gatewayAddress });
const siteConfig = { ...config, publicOrigin: publicOriginOf(config) };
const assets = readAssets(config.assets);
const words = (locale: keyof typeof shellWords) => shellWords[locale];
const tellTrouble = troubles({ assets, siteConfig, words });
const app = Fastify({
  logger: logging(config.logLevel),
  forceCloseConnections: true,
  trustProxy: config.trustedProxies,
  ...requestDeadline(),
  routerOptions: { ignoreTrailingSlash: true },
  frameworkErrors: tellTrouble,
});
collectDefaultMetrics();
const metrics = new Registry();
measureRequests(app, metrics);
app.setErrorHandler(tellTrouble);
app.setNotFoundHandler(unknownCall);
app.addHook('onRequest', (request, _reply, done) => withinTrace(request.headers.traceparent, done));
transportSecurity(app, config.protocol);
secureCookies(app, config.protocol);
const content = contentReader(config.apiAddress, config);
const shared = sharedScope(kit);
const guard = new GuardedApi({ address: config.apiAddress });
const { host, watch, close } = await openReleases(
  config,
  { shared, fetch: keepingPublicAnswers(tracedFetch(tracedFetch(guard.fetch, config.apiAddress), config.gatewayAddress)) },
  app.log,
);
const pages = new RunawayPages();
const local = new LocalRemotes(config.localRemotes, shared);

await app.register(fastifyStatic, {
  root: resolve(config.assets),
  prefix: '/assets/',
  preCompressed: true,
  immutable: true,
  maxAge: '365d',
  index: false,
  allowedPath: (path) => !isSourceMap(path),
  // The one file whose name does not change with what is in it: `.br` and `.gz` are the same picture, packed.
  setHeaders: (reply, path) => /favicon\.svg/.test(path) && reply.header('cache-control', 'public, max-age=86400'),
});
await local.serve(app);
await releaseFiles(app, config.releases, host);
await reportCalls(app, { watch, apiAddress: config.gatewayAddress });
await passCallsOn(app, config, guard);

let isDraining = false;
healthCalls(app, { host, watch, apiAddress: config.apiAddress, metrics, isDraining: () => isDraining });
overrideLinks(app, host);
await operatorPages(app, { host, watch, token: config.operatorToken, releases: config.releases, css: assets.css });

if (config.dev) app.get('/dev/events', (_request, reply) => announceReleases(host, reply));

const options = {
  host,
  local,
  watch,
  pages,
  assets,
  siteConfig,
  protocol: config.protocol,
  toggles,
  content,
  payment: paymentReader(config.apiAddress),
  customerCare: config.customerCare,
  gatewayAddress: config.gatewayAddress,
  mapTiles: config.mapTiles,
  excludedAffiliates: config.excludedAffiliates,
  contactForm: config.contactForm,
  messengerAppId: config.messengerAppId,
  googleTag: config.googleTag,
  isProduction: config.isProduction,
  dev: config.dev,
  words,
};
await consentForm(app);
await newsletterForm(app, { apiAddress: config.gatewayAddress, siteConfig });
await signOutForm(app, config.gatewayAddress);
crawlers(app, { siteConfig, toggles, content, apiAddress: config.gatewayAddress });
documents(app, options);

// The first visitor of each country finds the frame's content at hand.
for (const locale of SOLD_LOCALES) void content(locale);

await app.listen({ port: config.port, host: config.host });
guardAgainstStrays({ host, watch, pages, log: app.log });
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    isDraining = true;
    setTimeout(() => {
      close();
      void app.close().then(() => process.exit(0));
    }, config.drainSeconds * 1_000);
  });
}
