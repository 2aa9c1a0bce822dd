import type { Remote, RemoteName, Site } from '@shop/contracts';
import { resolveAddress, routePattern, type KnownAddresses, type ResolvedAddress } from '@shop/routes';
import type { ComponentType } from 'react';
import { redirectDocument, type RouteObject } from 'react-router';
import { Layout } from './components/layout.tsx';
import { Crash } from './components/pages/crash.tsx';
import { NotFound } from './components/pages/not-found.tsx';
import { RegionError } from './components/pages/region-error.tsx';
import { RemoteDown } from './components/pages/remote-down.tsx';

/** The shell's own routes around those of the remotes that are there. */
export function shellRoutes(remotes: readonly RouteObject[]): RouteObject[] {
  return [
    {
      id: 'root',
      path: '/',
      Component: Layout,
      ErrorBoundary: Crash,
      children: [...remotes, { id: 'shell:not-found', path: '*', Component: NotFound }],
    },
  ];
}

/** A remote's routes inside its own error boundary and its own words. */
export function remoteRoutes(remote: Remote, site: Pick<Site, 'locale'>, Words: ComponentType): RouteObject {
  return { id: `remote:${remote.name}`, Component: Words, ErrorBoundary: RegionError, children: remote.routes(site) };
}

/** Stands in for a remote that cannot be had, at the address that was asked for. */
export function downRoute(name: RemoteName, path: string, Component: ComponentType = RemoteDown): RouteObject {
  return {
    id: `remote:${name}`,
    path: path.replace(/^\//, '') || undefined,
    index: path === '/' ? true : undefined,
    Component,
  } as RouteObject;
}

/** The remote that answers a path (without the locale's prefix), or undefined for an unknown one. */
export function remoteAt(path: string, locale: Site['locale'], known?: KnownAddresses): RemoteName | undefined {
  const address = resolveAddress(path, locale, known);
  return address.kind === 'screen' ? address.remote : undefined;
}

/**
 * `/:code` of the boxes and `/:slug` of partner and landing pages fit the same addresses, and a router in the browser can
 * hold one of them only: that of the page the visit began on. Here the other one's remote loses it.
 */
export function withoutRivals(route: RouteObject, remote: RemoteName, keeps: OpenRemote): RouteObject {
  if (remote === keeps || (remote !== 'gifting' && remote !== 'minisites')) return route;
  const open = routePattern('minisite', 'fr_FR').replace(/\w+$/, '');
  const isOpen = ({ path }: RouteObject) => path?.startsWith(open) === true && !path.slice(1).includes('/');
  return { ...route, children: route.children?.filter((child) => !isOpen(child)) } as RouteObject;
}

export type OpenRemote = 'gifting' | 'minisites';

/** Which of the two a visit keeps, by the page it began on. */
export function openRemoteOf(address: ResolvedAddress): OpenRemote {
  const isContent = address.kind === 'screen' && (address.screen === 'minisite' || address.screen === 'landing');
  return isContent ? 'minisites' : 'gifting';
}

/** An open address of the other remote is fetched as a document of its own. */
export function documentRoute(path: string): RouteObject {
  return { id: `document:${path}`, path, loader: ({ request }) => redirectDocument(path + new URL(request.url).search) };
}
