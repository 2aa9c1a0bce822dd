import { setConsent } from '@shop/analytics';
import type { RemoteName } from '@shop/contracts';
import { queryClientContext, siteContext } from '@shop/contracts/page';
import { loadRemote, trustOnlyCodeFrom } from '@shop/federation/browser';
import { resolveAddress, type Screen } from '@shop/routes';
import { QueryClient, hydrate, type DehydratedState } from '@tanstack/react-query';
import { createStore } from 'jotai';
import { startTransition, type ComponentType } from 'react';
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
import { connection } from '../frame/connection.ts';
import { knownAddresses } from '../frame/frame-context.ts';
import { wordsRoute } from '../remote-words.tsx';
import { documentRoute, downRoute, openRemoteOf, remoteRoutes, shellRoutes, withoutRivals } from '../routes.tsx';
import { createSlot, type Lender } from '../slot.tsx';
import { lendingOf } from './lending.ts';
import { GOOGLE_TAG_ADDRESSES } from './google-tag-addresses.ts';
import { loadLazy } from './load-lazy.ts';
import { AsSent } from './as-sent.tsx';
import { fetchedAnew } from './fetched-anew.ts';
import { closeDisclosures } from './close-disclosures.ts';
import { followLinks } from './follow-links.ts';
import { holdOffline } from './hold-offline.ts';
import { reportErrors } from './report-errors.ts';
import { sleepingFrame } from './sleeping-frame.ts';
import { withViewTransitions } from './with-view-transitions.ts';

declare global {
  interface Window {
    __QUERIES?: Pick<DehydratedState[], 'push'>;
  }
}

const boot = JSON.parse(document.getElementById(BOOT_ID)?.textContent ?? '') as Boot;
const { site, frame } = boot;
const known = knownAddresses(frame, site.toggles);
const onCaughtError = reportErrors(site.locale);
// Before anything is drawn: what a page says first is told too.
setConsent(frame.consent?.measurement ?? false);
const { payment } = site;
const otherHouses = [
  ...(frame.googleTag ? GOOGLE_TAG_ADDRESSES : []),
  // The provider's script loads its own parts from beside itself.
  ...(payment?.isLetIn && payment.script ? [new URL('/', payment.script).href] : []),
];
trustOnlyCodeFrom(['/assets/', ...otherHouses, ...Object.values(boot.remotes).flatMap(({ base, down }) => (down ? [] : [base]))]);
const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: 1 } } });
takeQueries();
const lenders = new Map<RemoteName, Lender>();
const openRemote = openRemoteOf(resolveAddress(pathWithoutPrefix(location.pathname), site.locale, known));
const OPEN_SCREENS: ReadonlySet<Screen> = new Set<Screen>(['boxLanding', 'minisite', 'landing']);
const parts = sleepingFrame(frame, site.locale);
void start();

async function start(): Promise<void> {
  const [words] = await Promise.all([shellWords(), ...boot.page.map((name) => lend(name).catch(() => undefined))]);
  const path = pathWithoutPrefix(location.pathname);
  const address = resolveAddress(path, site.locale, known);
  const first = address.kind === 'screen' ? address.remote : undefined;
  const patched = new Set<RemoteName>(first ? [first] : []);
  const getContext = () => {
    const context = new RouterContextProvider();
    context.set(queryClientContext, queryClient);
    context.set(siteContext, site);
    return context;
  };
  if (fetchedAnew(boot.address)) return;
  const routes = shellRoutes(first ? [routesOf(first, path, AsSent)] : []);
  const begun = location.pathname + location.search;
  await loadLazy(routes, location.pathname, site.prefix || '/');
  if (fetchedAnew(begun)) return;
  const router = holdOffline(
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
          await lend(name).catch(() => undefined);
          if (lenders.has(name)) patched.add(name);
          patch('root', [routesOf(name, targetPath, RemoteDown)]);
        },
      }),
    ),
  );
  connection.begin();
  followLinks({ router, prefix: site.prefix, parts });
  closeDisclosures();
  const sent = router.state.location.key;
  const slot = createSlot(lendingOf({ ready: lenders, lend, isAsSent: () => router.state.location.key === sent }), site);
  startTransition(() => {
    hydrateRoot(
      document,
      <App site={site} frame={frame} parts={parts} words={words} queryClient={queryClient} store={createStore()} slot={slot}>
        <RouterProvider router={router} />
      </App>,
      { onCaughtError, onRecoverableError: (error) => console.error(error) },
    );
  });
}

/** The routes of a remote that is there; else what stands in for it. */
function routesOf(name: RemoteName, path: string, missing: ComponentType): RouteObject {
  const lender = lenders.get(name);
  if (lender) return withoutRivals(remoteRoutes(lender.remote, site, wordsRoute(site.locale, lender.words)), name, openRemote);
  return downRoute(name, path, boot.remotes[name]?.down ? RemoteDown : missing);
}

async function lend(name: RemoteName): Promise<Lender> {
  const known = lenders.get(name);
  if (known) return known;
  const locked = boot.remotes[name];
  if (!locked || locked.down) throw new Error(`remote ${name} is not in the release lock`);
  const remote = await loadRemote(name, locked);
  const words = await remote.messages(site.locale).catch((error: unknown) => {
    reportError(error);
    throw error;
  });
  const lender = { remote, words };
  lenders.set(name, lender);
  return lender;
}

async function shellWords(): Promise<Words> {
  const loaded = (await import(/* webpackChunkName: "messages-[request]" */ `../messages/compiled/${site.locale}.json`)) as {
    default: unknown;
  };
  return loaded.default as Words;
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
