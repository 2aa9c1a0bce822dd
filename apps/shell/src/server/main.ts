import { kit } from '@shop/federation/kit';
import fastifyStatic from '@fastify/static';
import { ICON_SHEET_VERSION } from '@shop/design-system/icon-sheet-version';
import { SOLD_LOCALES } from '@shop/contracts';
import { readOrExit, setPatience } from '@shop/contracts/settings';
import Fastify from 'fastify';
import { resolve } from 'node:path';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { announceReleases } from './announce-releases.ts';
import { GuardedApi } from './api/guarded-api.ts';
import { followRequests, openPageFetch } from './api/page-fetch.ts';
import { readAssets } from './assets.ts';
import { brandFiles } from './brands/brand-files.ts';
import { readBrands } from './brands/brands.ts';
import { assetCacheControl } from './cache-headers.ts';
import { signOutForm } from './sign-out.ts';
import { readConfig } from './config.ts';
import { consentForm } from './consent-form.ts';
import { isSourceMap } from './decoded-path.ts';
import { crawlers } from './crawlers.ts';
import { documents } from './documents.ts';
import { drain } from './drain.ts';
import { contentReader } from './layout/content-reader.ts';
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
import { publicOriginOf, shopHostsOf } from './public-origin.ts';
import { transportSecurity } from './transport-security.ts';
import { errorHandler, unknownCall } from './error-handler.ts';
import { ActivePages } from './watchdog/active-pages.ts';
import { handleUnhandledErrors } from './watchdog/unhandled-errors.ts';
import { shellMessages } from './shell-messages.ts';

const config = readOrExit(() => readConfig(process.env));
const { toggles } = config;
setPatience(config.patience);
Object.assign(globalThis, { __SHOP_API_BASE__: config.apiAddress, __SHOP_GATEWAY_BASE__: config.gatewayAddress });
const brands = readBrands(config.brands, (sentence) => console.error(sentence));
const allHosts = { ...config, hosts: Object.assign({}, config.hosts, ...brands.hosts) as typeof config.hosts };
const siteConfig = { ...config, ownHosts: brands.hosts, publicOrigin: publicOriginOf(allHosts) };
const assets = readAssets(config.assets);
const words = (locale: keyof typeof shellMessages) => shellMessages[locale];
const clock = () => new Date(Date.now() + config.clockAheadMs);
const handleError = errorHandler({ assets, brands, siteConfig, clock, words });
const app = Fastify({
  logger: logging(config.logLevel),
  // What is being answered when the process ends is finished, a redirect to the payment included.
  return503OnClosing: false,
  trustProxy: config.trustedProxies,
  ...requestDeadline(),
  routerOptions: { ignoreTrailingSlash: true },
  frameworkErrors: handleError,
});
collectDefaultMetrics();
const metrics = new Registry();
measureRequests(app, metrics);
app.setErrorHandler(handleError);
app.setNotFoundHandler(unknownCall);
followRequests(app);
transportSecurity(app, config.protocol);
secureCookies(app, config.protocol);
const content = contentReader(config.apiAddress, config);
const shared = sharedScope(kit);
const guard = new GuardedApi({ address: config.apiAddress });
const isOneServer = new URL(config.gatewayAddress).origin === new URL(config.apiAddress).origin;
const gatewayGuard = isOneServer ? guard : new GuardedApi({ address: config.gatewayAddress, fetch: guard.fetch });
const pageFetch = openPageFetch(gatewayGuard.fetch, config);
const { host, watch, close } = await openReleases(config, { shared, fetch: pageFetch }, app.log);
const pages = new ActivePages();
const local = new LocalRemotes(config.localRemotes, shared);

await app.register(fastifyStatic, {
  root: resolve(config.assets),
  prefix: '/assets/',
  preCompressed: true,
  index: false,
  allowedPath: (path) => !isSourceMap(path),
  setHeaders: (reply, path) => {
    const { v: requested } = reply.request.query as { readonly v?: unknown };
    reply.header('cache-control', assetCacheControl(path, { requested, own: ICON_SHEET_VERSION }));
  },
});
brandFiles(app, brands);
await local.serve(app);
await releaseFiles(app, config.releases, host);
await reportCalls(app, { watch, apiAddress: config.gatewayAddress });
await passCallsOn(app, config, { api: guard, gateway: gatewayGuard });

let isDraining = false;
healthCalls(app, { host, watch, metrics, isDraining: () => isDraining, shopHosts: shopHostsOf(allHosts) });
overrideLinks(app, host);
await operatorPages(app, { host, watch, token: config.operatorToken, releases: config.releases, css: assets.css, metrics });

if (config.dev) app.get('/dev/events', (_request, reply) => announceReleases(host, reply));

const options = {
  host,
  local,
  watch,
  pages,
  assets,
  brands,
  siteConfig,
  clock,
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
await newsletterForm(app, { apiAddress: config.gatewayAddress, siteConfig, clock });
await signOutForm(app, config.gatewayAddress);
crawlers(app, { siteConfig, clock, toggles, content, apiAddress: config.gatewayAddress });
documents(app, options);

// The first visitor of each country finds the layout and the home page at hand, also when the API has gone away meanwhile.
for (const locale of SOLD_LOCALES) {
  void content(locale);
  void pageFetch(`${config.apiAddress}/api/cms/homepage?locale=${locale}`).catch(() => undefined);
}

await app.listen({ port: config.port, host: config.host });
handleUnhandledErrors({ host, watch, pages, log: app.log });
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    isDraining = true;
    // A page that is being worked on listens for releases as long as it is open.
    const finishMs = config.dev ? { finishMs: 0 } : {};
    void drain(app, { noticeMs: config.drainSeconds * 1_000, ...finishMs, log: app.log }).then(() => {
      close();
      process.exit(0);
    });
  });
}
