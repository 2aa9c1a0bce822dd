import {
  changeDocument,
  changeRegistry,
  directoryStore,
  integrityOf,
  newKeyPair,
  overrideToken,
  publish,
  readPrivateKey,
  RemoteHost,
  STOPS,
  upload,
} from '@shop/federation/server';
import { withCanary, withRelease } from '@shop/federation';

import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Registry } from 'prom-client';
import { healthCalls } from './health.ts';
import { overrideLinks } from './override-links.ts';
import { releaseVisit } from './release-visit.ts';
import { ReleaseWatch } from './release-watch.ts';
import { reportCalls } from './report-calls.ts';

const key = readPrivateKey(newKeyPair().privatePem);
/** While a visitor's cookie is read. */
const NOW = Date.UTC(2030, 5, 5);
/** The last moment of a tester's link: after what any machine takes for today. */
const UNTIL = Date.UTC(2100, 0);
let folder = '';
let host: RemoteHost;
let watch: ReleaseWatch;
let app: FastifyInstance;
const stopped: string[] = [];

/** A shell that shows `search@one` to most visitors and `search@two` to a tenth. */
beforeEach(async () => {
  stopped.length = 0;
  folder = await mkdtemp(join(tmpdir(), 'watched-'));
  await publish(await built('one'), folder);
  const canary = await upload(await built('two'), directoryStore(folder));
  await changeRegistry(directoryStore(folder), (known) =>
    withCanary(withRelease(known, 'search', canary), 'search', { release: 'two', percent: 10 }),
  );
  host = new RemoteHost({ source: directoryStore(folder), shared: new Map(), evaluateMs: 60_000, log: () => undefined });
  await host.refresh();
  watch = new ReleaseWatch(host, (release, reason) => stopped.push(`${release}: ${reason}`));
  app = Fastify();
  await reportCalls(app, { watch, apiAddress: 'http://127.0.0.1:1' });
  overrideLinks(app, host);
  healthCalls(app, {
    host,
    watch,
    metrics: new Registry(),
    isDraining: () => false,
    shopHosts: new Set(['shop.test']),
  });
});
afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

describe('a visitor’s place among the canary’s share', () => {
  test('is set with the first page and kept with the next', () => {
    const first = releaseVisit(undefined, host, NOW);
    expect(first.cookies).toHaveLength(1);
    const next = releaseVisit(first.cookies[0]!.split(';')[0], host, NOW);
    expect([next.bucket, next.cookies]).toEqual([first.bucket, []]);
  });

  test('is not asked for while there is no canary', () => {
    host.stop('search@two', 'errors');
    expect(releaseVisit(undefined, host, NOW)).toEqual({ overrides: [], cookies: [] });
  });

  test.each(['10000', '-1', '1e3', 'x'])('is none when the cookie says %s', (bucket) => {
    expect(releaseVisit(`release_bucket=${bucket}`, host, NOW).cookies).toHaveLength(1);
  });
});

describe('a canary that throws', () => {
  test('is stopped by itself, and its visitors get the stable release', async () => {
    for (let visitor = 0; visitor < 10; visitor += 1) {
      watch.rendered(['search@two'], { ms: 10, bytes: 1_000 });
      await report(`10.0.0.${visitor}`, 'search@two');
    }
    watch.guard();
    expect(stopped).toEqual([expect.stringContaining('search@two: 10 errors on 10 pages')]);
    const locks = await Promise.all(Array.from({ length: 100 }, (_, at) => host.remotesFor({ bucket: at * 100 })));
    expect(new Set(locks.map(({ lock }) => lock.search))).toEqual(new Set(['one']));
  });

  test('is given to its visitors again once its squad ends the stop, and is compared from zero', async () => {
    const write = (stops: object) => changeDocument(directoryStore(folder), STOPS, () => JSON.stringify(stops));
    const given = async () => (await host.remotesFor({ bucket: 0, overrides: [] })).lock.search;
    watch.failed('search@two', { side: 'server', message: 'TypeError: x' });
    host.stop('search@two', 'errors');
    await write({ 'search@two': { reason: 'errors', at: '2031-05-04T10:00:00Z' } });
    await host.refresh();
    watch.guard();
    const whileStopped = await given();
    await write({});
    await host.refresh();
    watch.guard();

    expect([whileStopped, host.stops, watch.of('search@two').serverErrors]).toEqual(['one', {}, 0]);
  });

  test('is not stopped by one visitor who reports all the time', async () => {
    for (let page = 0; page < 10; page += 1) {
      watch.rendered(['search@two'], { ms: 10, bytes: 1_000 });
      await report('10.0.0.1', 'search@two');
    }
    watch.guard();
    expect(stopped).toEqual([]);
  });

  test('is not stopped by one visitor who reports something else each time', async () => {
    for (let page = 0; page < 10; page += 1) {
      watch.rendered(['search@two'], { ms: 10, bytes: 1_000 });
      await report('10.0.0.1', 'search@two', `fault ${page}`);
    }
    watch.guard();
    expect([stopped, watch.of('search@two').browserErrors]).toEqual([[], 1]);
  });

  test('nothing is noted of a release that was never shown', async () => {
    expect((await report('10.0.0.1', 'search@invented')).statusCode).toBe(204);
    expect([...watch.all().keys()]).toEqual([]);
  });
});

test('a shell lives and is ready while its API is away: it is neither restarted nor left out for that', async () => {
  for (const path of ['/healthz', '/readyz']) expect({ path, status: (await app.inject(path)).statusCode }).toEqual({ path, status: 200 });
});

test('web vitals are noted by release, and shown to Prometheus', async () => {
  watch.rendered(['search@one'], { ms: 12, bytes: 30_000 });
  const body = { releases: ['search@one'], lcp: 1_200, cls: 0.01 };
  await app.inject({ method: 'POST', url: '/gateway/reports/vitals', payload: body, remoteAddress: '10.0.0.1' });
  const { body: text } = await app.inject('/metrics');
  expect(text).toContain('shop_release_lcp_p75_milliseconds{remote="search",release="one"} 1200');
  expect(text).toContain('shop_release_html_bytes_total{remote="search",release="one"} 30000');
  expect(text).toContain('shop_release_current{remote="search",release="one"} 1');
});

test('measures are not for visitors from outside, passed on or not', async () => {
  const statusOf = async (request: InjectOptions) => (await app.inject({ url: '/metrics', ...request })).statusCode;
  expect(await statusOf({ headers: { 'x-forwarded-for': '1.2.3.4' } })).toBe(404);
  expect(await statusOf({ headers: { host: 'shop.test' } })).toBe(404);
  expect(await statusOf({ remoteAddress: '203.0.113.9' })).toBe(404);
  expect(await statusOf({ remoteAddress: '10.0.0.9' })).toBe(200);
});

test('what the back end refuses is listed with a release, and not held against it', () => {
  watch.rendered(['search@two'], { ms: 10, bytes: 1_000 });
  watch.failed('search@two', { side: 'server', message: 'ApiError: the shop could not be reached', isBackEnd: true });
  const { errors, errorRate } = watch.of('search@two');
  expect([errors.length, errorRate]).toEqual([1, 0]);
});

describe('a tester’s link', () => {
  const link = (until: number) => {
    const override = { remote: 'search', release: 'two', integrity: host.registry.remotes.search!.releases.two!, until } as const;
    return `/release-override?token=${overrideToken(override, key)}&to=/sejours`;
  };

  test('puts its release into the visitor’s cookie and goes on to the page, never cached', async () => {
    const answer = await app.inject(link(UNTIL));
    expect([answer.statusCode, answer.headers.location, answer.headers['cache-control']]).toEqual([303, '/sejours', 'no-store']);
    const visit = releaseVisit(String(answer.headers['set-cookie']).split(';')[0], host, NOW);
    expect((await host.remotesFor(visit)).lock).toEqual({ search: 'two' });
  });

  test('gives nothing after its time', async () => {
    const answer = await app.inject(link(UNTIL));
    const cookie = String(answer.headers['set-cookie']).split(';')[0];
    expect(releaseVisit(cookie, host, UNTIL + 1).overrides).toEqual([]);
    expect((await app.inject(link(Date.UTC(2020, 0)))).json()).toMatchObject({
      code: 'OVERRIDE_REFUSED',
      message: 'The link has expired.',
    });
  });

  test('that nobody entitled has signed is refused where signatures are asked for', async () => {
    const strict = Fastify();
    overrideLinks(
      strict,
      new RemoteHost({ source: directoryStore(folder), shared: new Map(), rootKey: newKeyPair().publicKey, log: () => undefined }),
    );
    const answer = await strict.inject(link(UNTIL));
    expect([answer.statusCode, answer.json<{ field: string }>().field]).toEqual([403, 'token']);
  });

  test('leads to no other shop', async () => {
    const answer = await app.inject(link(UNTIL).replace('/sejours', '//evil.example'));
    expect(answer.headers.location).toBe('/');
  });

  test('ends when the tester leaves', async () => {
    const answer = await app.inject('/release-override?leave=1');
    expect(answer.headers['set-cookie']).toContain('Max-Age=0');
  });
});

function report(ip: string, release: string, message = 'TypeError: x') {
  const payload = { message, release, location: '/', locale: 'fr_FR' };
  return app.inject({ method: 'POST', url: '/gateway/reports/errors', payload, remoteAddress: ip });
}

async function built(id: string): Promise<string> {
  const source = `module.exports.default = { name: 'search', contract: '2.0.0', routes: () => [], messages: async () => ({}), id: '${id}' };`;
  const release = {
    format: 1,
    name: 'search',
    release: id,
    contract: '2.0.0',
    shared: {},
    server: { file: 'server/remote.cjs' },
    browser: { container: 'shop_search', entry: 'browser/remoteEntry.js', js: [], css: [], pages: {}, messages: {} },
    integrity: { 'server/remote.cjs': integrityOf(source) },
    size: { js: 0, css: 0 },
  };
  const target = join(folder, `built-${id}`);
  await mkdir(join(target, 'server'), { recursive: true });
  await writeFile(join(target, 'server/remote.cjs'), source);
  await writeFile(join(target, 'release.json'), JSON.stringify(release));
  return target;
}
