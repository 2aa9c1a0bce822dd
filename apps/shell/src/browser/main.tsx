import type { RemoteName } from '@shop/contracts';
import { queryClientContext, siteContext } from '@shop/contracts/page';
import { loadRemote, offerRuntimeCore, trustOnlyCodeFrom } from '@shop/federation/browser';
import { QueryClient, hydrate, type DehydratedState } from '@tanstack/react-query';
import { createStore } from 'jotai';
import { startTransition, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterContextProvider, createBrowserRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import '@shop/design-system/tokens.css';
import '@shop/design-system/fonts.css';
import '@shop/design-system/base.css';
import { App, type Words } from '../app.tsx';
import { BOOT_ID, type Boot } from '../boot.ts';
import { RemoteDown } from '../components/remote-down.tsx';
import { wordsRoute } from '../remote-words.tsx';
import { downRoute, remoteAt, remoteRoutes, shellRoutes } from '../routes.tsx';
import { createSlot, type Lender } from '../slot.tsx';
import { AsSent } from './as-sent.tsx';

declare global {
  interface Window {
    __QUERIES?: Pick<DehydratedState[], 'push'>;
  }
}

offerRuntimeCore();
const boot = JSON.parse(document.getElementById(BOOT_ID)?.textContent ?? '') as Boot;
const { site } = boot;
trustOnlyCodeFrom(['/assets/', ...Object.values(boot.remotes).flatMap(({ base, down }) => (down ? [] : [base]))]);
const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: 1 } } });
takeQueries();
const lenders = new Map<RemoteName, Lender>();
void start();

async function start(): Promise<void> {
  const [words] = await Promise.all([shellWords(), ...boot.page.map((name) => lend(name).catch(() => undefined))]);
  const path = pathWithoutPrefix(location.pathname);
  const first = remoteAt(path, site.locale);
  const patched = new Set<RemoteName>(first ? [first] : []);
  const getContext = () => {
    const context = new RouterContextProvider();
    context.set(queryClientContext, queryClient);
    context.set(siteContext, site);
    return context;
  };
  const router = createBrowserRouter(shellRoutes(first ? [routesOf(first, path, AsSent)] : []), {
    basename: site.prefix || '/',
    hydrationData: { loaderData: boot.hydration.loaderData, errors: boot.hydration.errors },
    getContext,
    async patchRoutesOnNavigation({ path: target, patch }) {
      const name = remoteAt(pathWithoutPrefix(new URL(target, location.origin).pathname), site.locale);
      if (!name || patched.has(name)) return;
      await lend(name).catch(() => undefined);
      if (lenders.has(name)) patched.add(name);
      patch('root', [routesOf(name, pathWithoutPrefix(new URL(target, location.origin).pathname), RemoteDown)]);
    },
  });
  startTransition(() => {
    hydrateRoot(
      document,
      <App site={site} words={words} queryClient={queryClient} store={createStore()} slot={createSlot(findLender, site)}>
        <RouterProvider router={router} />
      </App>,
      { onRecoverableError: (error) => console.error(error) },
    );
  });
}

/** The routes of a remote that is there; else what stands in for it. */
function routesOf(name: RemoteName, path: string, missing: ComponentType): RouteObject {
  const lender = lenders.get(name);
  if (lender) return remoteRoutes(lender.remote, site, wordsRoute(site.locale, lender.words));
  return downRoute(name, path, boot.remotes[name]?.down ? RemoteDown : missing);
}

async function lend(name: RemoteName): Promise<Lender> {
  const known = lenders.get(name);
  if (known) return known;
  const locked = boot.remotes[name];
  if (!locked || locked.down) throw new Error(`remote ${name} is not in the release lock`);
  const remote = await loadRemote(name, locked);
  const lender = { remote, words: await remote.messages(site.locale) };
  lenders.set(name, lender);
  return lender;
}

const borrowing = new Map<RemoteName, Promise<Lender>>();

function findLender(name: RemoteName): Lender | Promise<Lender> {
  const ready = lenders.get(name);
  if (ready) return ready;
  const pending = borrowing.get(name) ?? lend(name);
  borrowing.set(name, pending);
  pending.catch(() => borrowing.delete(name));
  return pending;
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
