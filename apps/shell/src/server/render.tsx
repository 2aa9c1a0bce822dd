import { handCode } from '@shop/api-client';
import { scaledDeadline } from '@shop/contracts/settings';
import type { RemoteName, Site } from '@shop/contracts';
import type { PageRemotes, RemoteHost } from '@shop/federation/server';
import { QueryClient } from '@tanstack/react-query';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createStore } from 'jotai';
import { randomBytes } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouterProvider, createStaticRouter, isRouteErrorResponse } from 'react-router';
import { App, type Words } from '../app.tsx';
import { createSlot, type ExposedRemote, type WidgetLoader } from '../slot.tsx';
import { requestedAddress } from './requested-address.ts';
import type { ShellAssets } from './assets.ts';
import { compressionFor, packedInto } from './compression.ts';
import { bootOf } from './boot-of.ts';
import { crashPage } from './crash-page.ts';
import type { HandedGift } from './handed-gift.ts';
import { headOf, reloadOnRelease } from './head.ts';
import { loadPage, regionOf, type Page } from './page.ts';
import { keyOf, type ReleaseWatch } from './releases/release-watch.ts';
import { RenderFaults } from './releases/render-faults.ts';
import { Bottom, Top } from '../components/layout-parts.tsx';
import { knownAddresses } from '../layout/layout-context.ts';
import type { Layout } from '../layout/layout.ts';
import { reportNotFound } from './report-not-found.ts';
import { pageFragmentCache } from './layout/fragment-cache.ts';
import { queryStream } from './query-stream.ts';
import { securityHeaders } from './security-headers.ts';
import type { ActivePages } from './watchdog/active-pages.ts';

export interface RenderOptions {
  readonly host: RemoteHost;
  readonly watch: ReleaseWatch;
  readonly pages: ActivePages;
  readonly assets: ShellAssets;
  readonly dev: boolean;
  /** The shop's clock. */
  readonly clock: () => Date;
  readonly words: (locale: Site['locale']) => Words;
}

/** A page that has not finished by then is sent as far as it came; the browser does the rest. */
const DEADLINE_MS = 8_000;

/** What is missing is asked for again in the background every second or two. */
const RETRY_SECONDS = '2';

/** On the server all of the layout is at hand. */
const parts = { Top, Bottom };

/** Which page, for whom, in which layout. */
export interface Requested {
  readonly site: Site;
  readonly layout: Layout;
  /** Without the locale's prefix. */
  readonly path: string;
  /** The gift whose address it is: another page is rendered, which opens it. */
  readonly handed?: HandedGift | undefined;
  /** The release lock of this page. */
  readonly remotes: PageRemotes;
  /** The style sheet of the partner's brand. */
  readonly brandCss?: string | undefined;
  /** Sent along with the page. */
  readonly cookies?: readonly string[];
}

/** Renders one page and streams it. */
export async function render(request: FastifyRequest, reply: FastifyReply, requested: Requested, options: RenderOptions): Promise<void> {
  const { assets } = options;
  const { site, layout, handed, remotes, brandCss, cookies = [] } = requested;
  const began = performance.now();
  const nonce = randomBytes(16).toString('base64');
  const words = options.words(site.locale);
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: false } } });
  const requestedUrl = requestedAddress(request);
  const url = handed ? new URL(site.prefix + handed.path, requestedUrl) : requestedUrl;
  const path = handed?.path ?? requested.path;
  if (handed) handCode(queryClient, handed.code);
  const page = await loadPage(webRequest(request, url), path, site, remotes, queryClient, knownAddresses(layout, site.toggles));
  // Its address is kept, so that it can be tried again.
  if (handed && !isServed(page)) return render(request, reply, { ...requested, handed: undefined }, options);
  if (page instanceof Response) return redirect(reply, page, cookies);
  const faults = new RenderFaults(options, remotes, request.log);
  if (page.fault && page.names[0]) faults.ofPage(page.names[0], page.fault);
  if (page.context.statusCode === 404) reportNotFound(request.url, site.locale);
  for (const error of Object.values(page.context.errors ?? {})) if (!isRouteErrorResponse(error)) faults.ofLoader(error, page.names[0]);

  const slot = createSlot({ find: await exposedRemotesOf(page, remotes, site) }, site);
  // A visitor who has left meanwhile gets nothing, and no release is blamed for a page that nobody needs any more.
  if (reply.raw.destroyed) {
    reply.hijack();
    queryClient.clear();
    return;
  }
  const styleOf = (name: RemoteName, file: string) => remotes.get(name)?.styles.get(file);
  const head =
    headOf(
      bootOf(page, { site, layout, address: pathOf(url), requested: pathOf(requestedUrl), sentAt: options.clock().getTime() }, assets),
      page.deferred,
      {
        assets,
        styleOf,
        nonce,
        brandCss,
      },
    ) + (options.dev ? reloadOnRelease(nonce) : '');
  const router = createStaticRouter(page.handler.dataRoutes, page.context);

  const fragments = pageFragmentCache();
  const sent = { bytes: 0, ms: 0 };
  await new Promise<void>((done) => {
    let isLeft = false;
    const answered = options.pages.enter({
      releases: Object.entries(remotes.lock).map(([name, release]) => keyOf(name, release)),
      leave(release) {
        isLeft = true;
        if (reply.raw.headersSent) reply.raw.destroy();
        else void render(request, reply, { ...requested, remotes: without(remotes, release) }, options);
      },
    });
    const stream = renderToPipeableStream(
      <App
        site={site}
        layout={layout}
        parts={parts}
        words={words}
        queryClient={queryClient}
        store={createStore()}
        slot={slot}
        fragments={fragments}
      >
        <StaticRouterProvider router={router} context={page.context} hydrate={false} />
      </App>,
      {
        nonce,
        // What is ready is sent in its place: a page reads without scripts, and its largest picture is found at once.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        onShellReady() {
          if (isLeft) return;
          const compression = compressionFor(request.headers['accept-encoding']);
          reply.hijack();
          reply.raw.writeHead(page.context.statusCode, {
            ...(reply.getHeaders() as OutgoingHttpHeaders),
            ...securityHeaders(nonce, { mapTiles: site.mapTiles, googleTag: layout.googleTag, payment: site.payment }),
            'content-type': 'text/html; charset=utf-8',
            'cache-control': 'no-store',
            vary: 'cookie, accept-encoding',
            ...(page.context.statusCode === 503 && { 'retry-after': RETRY_SECONDS }),
            ...(compression && { 'content-encoding': compression.encoding }),
            ...(site.toggles?.indexing === false && { 'x-robots-tag': 'noindex, follow' }),
            ...(cookies.length && { 'set-cookie': [...cookies] }),
          });
          const { socket } = reply.raw;
          const before = socket?.bytesWritten ?? 0;
          reply.raw.on('finish', () => {
            sent.ms = performance.now() - began;
            sent.bytes = (socket?.bytesWritten ?? before) - before;
          });
          const html = stream.pipe(queryStream({ queryClient, head, nonce, fragments }));
          html.pipe(compression ? packedInto(reply.raw, compression) : reply.raw);
        },
        onShellError(error) {
          if (isLeft) return;
          request.log.error({ err: error }, 'the page could not be rendered');
          void reply
            .code(500)
            .headers(securityHeaders(nonce, { mapTiles: site.mapTiles, googleTag: layout.googleTag, payment: site.payment }))
            .type('text/html; charset=utf-8')
            .send(crashPage(site, words, assets.css));
          done();
        },
        onError: (error, { componentStack }) => faults.ofRegion(error, componentStack),
      },
    );
    const deadline = setTimeout(() => {
      if (isLeft) return;
      if (page.names[0])
        faults.ofPage(page.names[0], { kind: 'slow', error: new Error(`it took longer than ${scaledDeadline(DEADLINE_MS)} ms`) });
      stream.abort();
    }, scaledDeadline(DEADLINE_MS));
    reply.raw.on('close', () => {
      answered();
      clearTimeout(deadline);
      const isWhole = reply.raw.writableFinished && !isLeft;
      const keys = page.names.flatMap((name) => (remotes.lock[name] ? [keyOf(name, remotes.lock[name])] : []));
      if (isWhole) options.watch.rendered(keys, sent);
      faults.settle(page.names, { isWhole });
      queryClient.clear();
      done();
    });
  });
}

const pathOf = ({ pathname, search }: URL): string => pathname + search;

/** Nothing of it stands in for what could not be had. */
const isServed = (page: Page | Response): boolean => !(page instanceof Response) && page.context.statusCode === 200;

/** The remotes of a page but for one release. */
function without({ lock, all }: PageRemotes, release: string): PageRemotes {
  const stored = new Map([...all()].filter(([name, loaded]) => keyOf(name, loaded.release.release) !== release));
  return {
    lock: Object.fromEntries(Object.entries(lock).filter(([name]) => stored.has(name as RemoteName))),
    get: (name) => stored.get(name),
    all: () => stored,
  };
}

/** The page's own remotes are at hand at once; any other is fetched when a slot asks for it. */
async function exposedRemotesOf(page: Page, remotes: PageRemotes, site: Site): Promise<WidgetLoader['find']> {
  const exposedRemotes = new Map<RemoteName, ExposedRemote | Promise<ExposedRemote>>();
  const find: WidgetLoader['find'] = (name) => {
    const loaded = remotes.get(name);
    if (!exposedRemotes.has(name) && loaded)
      exposedRemotes.set(
        name,
        regionOf(loaded, site.locale).then(({ words }) => ({ remote: loaded.remote, words, owner: keyOf(name, loaded.release.release) })),
      );
    return exposedRemotes.get(name);
  };
  for (const name of [...page.names, ...page.deferred]) {
    const exposed = await find(name, undefined);
    if (exposed) exposedRemotes.set(name, exposed);
  }
  return find;
}

function webRequest(request: FastifyRequest, url: URL): Request {
  return new Request(url, { headers: { cookie: request.headers.cookie ?? '' } });
}

/** With the cookies of the page that it stands for: a partner's brand, a place among a canary's share. */
function redirect(reply: FastifyReply, response: Response, cookies: readonly string[]): void {
  if (cookies.length > 0) reply.header('set-cookie', [...cookies]);
  void reply
    .code(response.status)
    .header('cache-control', 'no-store')
    .header('location', response.headers.get('location') ?? '/')
    .send();
}
