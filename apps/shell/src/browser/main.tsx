import { setConsent } from '@shop/analytics';
import { notePartner } from '@shop/api-client';
import type { RemoteName } from '@shop/contracts';
import { queryClientContext, siteContext } from '@shop/contracts/page';
import { loadRemote, trustOnlyCodeFrom } from '@shop/federation/browser';
import { minisiteOf, resolveAddress, type Screen } from '@shop/routes';
import { QueryClient, hydrate, type DehydratedState } from '@tanstack/react-query';
import { replayEarlyEvents } from '@shop/design-system';
import { createStore } from 'jotai';
import { startTransition, useSyncExternalStore, type ComponentProps, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterContextProvider, createBrowserRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import '@shop/design-system/tokens.css';
import '@shop/design-system/fonts.css';
import '@shop/design-system/base.css';
import '../splash.css';
import { App, type Words } from '../app.tsx';
import { BOOT_ID, type Boot } from '../boot.ts';
import { RemoteDown } from '../components/pages/remote-down.tsx';
import { connection } from '../layout/connection.ts';
import { knownAddresses } from '../layout/layout-context.ts';
import { wordsRoute } from '../remote-messages.tsx';
import { documentRoute, downRoute, openRemoteOf, remoteRoutes, shellRoutes, withoutRivals } from '../routes.tsx';
import { createSlot, type ExposedRemote } from '../slot.tsx';
import { createWidgetLoader } from './widget-loader.ts';
import { GOOGLE_TAG_ADDRESSES } from './google-tag-addresses.ts';
import { loadLazy } from './load-lazy.ts';
import { SsrFallback } from './ssr-fallback.tsx';
import { reloadIfStale } from './reload-if-stale.ts';
import { closeDisclosures } from './close-disclosures.ts';
import { flushEffects } from './flush-effects.ts';
import { forgetCustomers } from './forget-customer.ts';
import { followLinks } from './follow-links.ts';
import { hydrateOnMove } from './hydrate-on-move.ts';
import { withOfflineQueue } from './offline-queue.ts';
import { partnerVisit } from './partner-visit.ts';
import { reportErrors } from './report-errors.ts';
import { showAddress } from './show-address.ts';
import { siteClock } from './site-clock.ts';
import { deferredLayout } from './deferred-layout.ts';
import { withViewTransitions } from './with-view-transitions.ts';

declare global {
  interface Window {
    __QUERIES?: Pick<DehydratedState[], 'push'>;
  }
}

const boot = JSON.parse(document.getElementById(BOOT_ID)?.textContent ?? '') as Boot;
const { layout } = boot;
const site = { ...boot.site, clockAheadMs: boot.sentAt - Date.now() };
const clock = siteClock(site, boot.sentAt);
const known = knownAddresses(layout, site.toggles);
const onReactError = reportErrors(site.locale);
forgetCustomers();
// Before anything is drawn: what a page says first is told too.
setConsent(layout.consent?.measurement ?? false);
globalThis.__SHOP_PARTNER__ = partnerVisit();
notePartnerOf(location.search);
const { payment } = site;
const otherHouses = [
  ...(layout.googleTag ? GOOGLE_TAG_ADDRESSES : []),
  // The provider's script loads its own parts from beside itself.
  ...(payment?.isLetIn && payment.script ? [new URL('/', payment.script).href] : []),
];
trustOnlyCodeFrom(['/assets/', ...otherHouses, ...Object.values(boot.remotes).flatMap(({ base, down }) => (down ? [] : [base]))]);
const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: 1 } } });
takeQueries();
const exposedRemotes = new Map<RemoteName, ExposedRemote>();
const openRemote = openRemoteOf(resolveAddress(pathWithoutPrefix(location.pathname), site.locale, known));
const OPEN_SCREENS: ReadonlySet<Screen> = new Set<Screen>(['boxLanding', 'minisite', 'landing']);
const parts = deferredLayout(layout, site.locale);
void start();

async function start(): Promise<void> {
  const [words] = await Promise.all([shellMessages(), ...boot.page.map((name) => loadExposed(name).catch(() => undefined))]);
  const wasRequested = boot.page.every((name) => exposedRemotes.has(name)) ? showAddress(boot) : undefined;
  const path = pathWithoutPrefix(location.pathname);
  const address = resolveAddress(path, site.locale, known);
  const first = address.kind === 'screen' ? address.remote : undefined;
  const patched = new Set<RemoteName>(first ? [first] : []);
  const getContext = () => {
    const context = new RouterContextProvider();
    context.set(queryClientContext, queryClient);
    context.set(siteContext, clock.current());
    return context;
  };
  if (reloadIfStale(boot.address)) return;
  const routes = shellRoutes(first ? [routesOf(first, path, SsrFallback)] : []);
  const begun = location.pathname + location.search;
  await loadLazy(routes, location.pathname, site.prefix || '/').catch((error: unknown) => {
    wasRequested?.();
    throw error;
  });
  if (reloadIfStale(begun)) return;
  const router = withOfflineQueue(
    withViewTransitions(
      createBrowserRouter(routes, {
        basename: site.prefix || '/',
        hydrationData: { loaderData: boot.hydration.loaderData, errors: boot.hydration.errors },
        getContext,
        async patchRoutesOnNavigation({ path: target, patch }) {
          const targetPath = pathWithoutPrefix(new URL(target, location.origin).pathname);
          const found = resolveAddress(targetPath, site.locale, known);
          if (found.kind !== 'screen') return;
          if (OPEN_SCREENS.has(found.screen) && found.remote !== openRemote) return patch('root', [documentRoute(targetPath)]);
          const name = found.remote;
          if (patched.has(name)) return;
          await loadExposed(name).catch(() => undefined);
          if (exposedRemotes.has(name)) patched.add(name);
          patch('root', [routesOf(name, targetPath, RemoteDown)]);
        },
      }),
    ),
  );
  connection.begin();
  router.subscribe(({ location: { search } }) => notePartnerOf(search));
  followLinks({ router, prefix: site.prefix });
  hydrateOnMove(router, parts);
  closeDisclosures();
  const sent = router.state.location.key;
  const slot = createSlot(
    createWidgetLoader({ ready: exposedRemotes, load: loadExposed, isServerDocument: () => router.state.location.key === sent }),
    site,
  );
  startTransition(() => {
    hydrateRoot(
      document,
      <DatedApp layout={layout} parts={parts} words={words} queryClient={queryClient} store={createStore()} slot={slot}>
        <RouterProvider router={router} />
      </DatedApp>,
      { onCaughtError: onReactError, onRecoverableError: onReactError },
    );
  });
  replayEarlyEvents(flushEffects);
}

/** The document with the day that it is, for as long as the tab lives. */
function DatedApp(app: Omit<ComponentProps<typeof App>, 'site'>) {
  return <App {...app} site={useSyncExternalStore(clock.subscribe, clock.current, () => site)} />;
}

/** The routes of a remote that is there; else what stands in for it. */
function routesOf(name: RemoteName, path: string, missing: ComponentType): RouteObject {
  const exposed = exposedRemotes.get(name);
  if (exposed)
    return withoutRivals(remoteRoutes(exposed.remote, site, wordsRoute(site.locale, exposed.words, exposed.owner)), name, openRemote);
  return downRoute(name, path, boot.remotes[name]?.down ? RemoteDown : missing);
}

async function loadExposed(name: RemoteName): Promise<ExposedRemote> {
  const known = exposedRemotes.get(name);
  if (known) return known;
  const locked = boot.remotes[name];
  if (!locked || locked.down) throw new Error(`remote ${name} is not in the release lock`);
  const remote = await loadRemote(name, locked);
  const words = await remote.messages(site.locale).catch((error: unknown) => {
    reportError(error);
    throw error;
  });
  const exposed = { remote, words, owner: `${name}@${locked.release}` };
  exposedRemotes.set(name, exposed);
  return exposed;
}

async function shellMessages(): Promise<Words> {
  const loaded = (await import(/* webpackChunkName: "messages-[request]" */ `../messages/compiled/${site.locale}.json`)) as {
    default: unknown;
  };
  return loaded.default as Words;
}

/** A click that comes from a partner's site says so in its address, or is on the partner's own host (decision `partner-attribution`). */
function notePartnerOf(search: string): void {
  const minisite = minisiteOf(search);
  if (minisite !== undefined) notePartner(minisite);
  else if (site.brand?.isOwnHost) notePartner(site.brand.minisite);
}

/** Data that came with the HTML, and what a later flush still brings. */
function takeQueries(): void {
  const early = (window.__QUERIES ?? []) as DehydratedState[];
  for (const state of early) hydrate(queryClient, state);
  window.__QUERIES = { push: (...states) => states.map((state) => hydrate(queryClient, state)).length };
}

function pathWithoutPrefix(pathname: string): string {
  return site.prefix && pathname.startsWith(site.prefix) ? pathname.slice(site.prefix.length) || '/' : pathname;
}
