import { matchRoutes, type RouteObject } from 'react-router';

/** Loads the page that the server has rendered before it is hydrated: until then its route knows only where to get it. */
export async function loadLazy(routes: RouteObject[], path: string, basename: string): Promise<void> {
  for (const { route } of matchRoutes(routes, path, basename) ?? []) {
    if (typeof route.lazy !== 'function') continue;
    Object.assign(route, await route.lazy(), { lazy: undefined });
  }
}
