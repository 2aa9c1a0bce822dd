import type { Remote, RemoteName, Site } from '@shop/contracts';
import { resolveAddress } from '@shop/routes';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { Layout } from './components/layout.tsx';
import { NotFound } from './components/not-found.tsx';
import { RegionError } from './components/region-error.tsx';
import { RemoteDown } from './components/remote-down.tsx';

/** The shell's own routes around those of the remotes that are there. */
export function shellRoutes(remotes: readonly RouteObject[]): RouteObject[] {
  return [
    {
      id: 'root',
      path: '/',
      Component: Layout,
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
export function remoteAt(path: string, locale: Site['locale']): RemoteName | undefined {
  const address = resolveAddress(path, locale);
  return address.kind === 'screen' ? address.remote : undefined;
}
