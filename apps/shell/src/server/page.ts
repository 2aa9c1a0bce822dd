import { scaledDeadline } from '@shop/contracts/settings';
import type { Locale, Messages, RemoteName, Site } from '@shop/contracts';
import { queryClientContext, siteContext, type PageHandle } from '@shop/contracts/page';
import { browserRemote } from '@shop/federation';
import type { LoadedRemote, PageRemotes } from '@shop/federation/server';
import { mayBeContent, resolveAddress, type KnownAddresses } from '@shop/routes';
import type { QueryClient } from '@tanstack/react-query';
import { RouterContextProvider, createStaticHandler, type RouteObject, type StaticHandler, type StaticHandlerContext } from 'react-router';
import { wordsRoute } from '../remote-messages.tsx';
import { downRoute, remoteRoutes, shellRoutes } from '../routes.tsx';
import type { Boot } from '../boot.ts';
import { NOT_FOUND_HELP, prepareNotFoundHelp } from './not-found-help.ts';
import { keyOf } from './releases/release-watch.ts';

export interface Page {
  readonly context: StaticHandlerContext;
  readonly handler: StaticHandler;
  readonly remotes: Boot['remotes'];
  /** Remotes whose code this page begins with: its own first. */
  readonly names: readonly RemoteName[];
  /** Remotes whose widgets are only HTML at first. */
  readonly deferred: readonly RemoteName[];
  /** Why the page's own remote was left out although its release is there. */
  readonly fault?: PageFault;
}

export interface PageFault {
  readonly kind: 'threw' | 'slow';
  readonly error: unknown;
}

/** What a page's loaders may take in all; a remote's own waiting is shorter. */
const LOADERS_MS = 6_000;

/** One remote as this page uses it: its code and its words. */
interface Region {
  readonly loaded: LoadedRemote;
  readonly words: Messages;
}

const regions = new WeakMap<LoadedRemote, Map<Locale, Promise<Region>>>();

/** The words of a loaded release, read once per locale. */
export function regionOf(loaded: LoadedRemote, locale: Locale): Promise<Region> {
  const known = regions.get(loaded) ?? new Map<Locale, Promise<Region>>();
  regions.set(loaded, known);
  const region = known.get(locale) ?? loaded.messages(locale).then((words) => ({ loaded, words }));
  known.set(locale, region);
  region.catch(() => known.delete(locale));
  return region;
}

/** Route trees are built once per release, locale and prefix. */
const handlers = new WeakMap<Region, Map<string, StaticHandler>>();

/** Matches the address and runs its loaders; a redirect comes back as a Response. */
export async function loadPage(
  request: Request,
  path: string,
  site: Site,
  remotesOfPage: PageRemotes,
  queryClient: QueryClient,
  known: KnownAddresses,
): Promise<Page | Response> {
  const address = resolveAddress(path, site.locale, known);
  const name = address.kind === 'screen' ? address.remote : undefined;
  const found = name && remotesOfPage.get(name);
  const requestContext = new RouterContextProvider();
  requestContext.set(queryClientContext, queryClient);
  requestContext.set(siteContext, site);
  const opened = await open(found, async (loaded) => {
    const handler = await handlerFor(name, loaded, path, site);
    return { handler, context: await handler.query(request, { requestContext }) };
  });
  const { handler, context } = opened;
  const loaded = opened.fault ? undefined : found;
  if (context instanceof Response) return context;
  const handles = context.matches.flatMap((match) => (match.route.handle as PageHandle | undefined) ?? []);
  const uses = handles.flatMap((handle) => handle.uses ?? []);
  const chunks = handles.flatMap((handle) => handle.chunk ?? []);
  const deferred = handles.flatMap((handle) => handle.deferred ?? []);
  const down = name && !loaded;
  const isLost = address.kind === 'notFound' || context.statusCode === 404;
  if (address.kind === 'notFound') context.statusCode = mayBeContent(path, known) ? 503 : 404;
  else if (down) context.statusCode = 503;
  else if (context.errors && context.statusCode === 500) context.statusCode = 503;
  if (isLost) await prepareNotFoundHelp(remotesOfPage, { client: queryClient, site });
  const chunksOf = (known: RemoteName) => [
    ...(known === name ? chunks : []),
    ...(isLost && known === NOT_FOUND_HELP.remote ? [NOT_FOUND_HELP.chunk] : []),
  ];
  const remotes: Record<string, ReturnType<typeof browserRemote>> = {};
  for (const [known, one] of remotesOfPage.all()) remotes[known] = browserRemote(one.release, site.locale, chunksOf(known));
  if (down)
    remotes[name] = { release: '', base: '', container: '', entry: '', js: [], css: [], messages: undefined, integrity: {}, down: true };
  return {
    context,
    handler,
    remotes,
    names: [...new Set<RemoteName>([...(name ? [name] : []), ...uses, ...(isLost ? [NOT_FOUND_HELP.remote] : [])])],
    deferred: isLost ? [...deferred, NOT_FOUND_HELP.deferred] : deferred,
    ...(opened.fault && name && { fault: opened.fault }),
  };
}

interface Opened {
  readonly handler: StaticHandler;
  readonly context: StaticHandlerContext | Response;
  readonly fault?: PageFault;
}

/** A remote that throws while it says its routes, or whose loaders never end, is down for this page and no other. */
async function open(loaded: LoadedRemote | undefined, attempt: (loaded: LoadedRemote | undefined) => Promise<Opened>): Promise<Opened> {
  if (!loaded) return attempt(undefined);
  const slow = Symbol('slow');
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<typeof slow>((done) => (timer = setTimeout(() => done(slow), scaledDeadline(LOADERS_MS))));
  try {
    const outcome = await Promise.race([attempt(loaded), deadline]);
    if (outcome !== slow) return outcome;
    return {
      ...(await attempt(undefined)),
      fault: { kind: 'slow', error: new Error(`its data took longer than ${scaledDeadline(LOADERS_MS)} ms`) },
    };
  } catch (error) {
    return { ...(await attempt(undefined)), fault: { kind: 'threw', error } };
  } finally {
    clearTimeout(timer);
  }
}

async function handlerFor(
  name: RemoteName | undefined,
  loaded: LoadedRemote | undefined,
  path: string,
  site: Site,
): Promise<StaticHandler> {
  const make = (routes: RouteObject[]) => createStaticHandler(shellRoutes(routes), { basename: site.prefix || '/' });
  if (!name) return make([]);
  if (!loaded) return make([downRoute(name, path)]);
  const region = await regionOf(loaded, site.locale);
  const known = handlers.get(region) ?? new Map<string, StaticHandler>();
  handlers.set(region, known);
  const handler =
    known.get(site.prefix) ??
    make([remoteRoutes(loaded.remote, site, wordsRoute(site.locale, region.words, keyOf(name, loaded.release.release)))]);
  known.set(site.prefix, handler);
  return handler;
}
