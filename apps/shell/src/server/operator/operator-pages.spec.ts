import { directoryStore, RemoteHost } from '@shop/federation/server';
import Fastify from 'fastify';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Registry } from 'prom-client';
import { ReleaseWatch } from '../releases/release-watch.ts';
import { operatorPages } from './operator-pages.ts';

const TOKEN = 'a-long-token-of-the-operator';
let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'operator-'));
  await writeFile(
    join(folder, 'registry.json'),
    JSON.stringify({ format: 1, remotes: { search: { stable: 'one', releases: { one: 'x' } } } }),
  );
});
afterEach(() => rm(folder, { recursive: true }));

test('without a token configured there is no such page', async () => {
  const { app } = await shell(null);
  expect((await app.inject('/operator/releases')).statusCode).toBe(404);
});

test('nobody sees releases without signing in', async () => {
  const { app } = await shell();
  const { statusCode, body } = await app.inject('/operator/releases');
  expect([statusCode, body.includes('Operator token'), body.includes('search')]).toEqual([401, true, false]);
});

test('a wrong token and a forged cookie are refused', async () => {
  const { app } = await shell();
  expect((await signIn(app, 'guess')).statusCode).toBe(401);
  const forged = `operator_session=${Date.UTC(2100, 0) / 1_000}.AAAA`;
  expect((await app.inject({ url: '/operator/releases', headers: { cookie: forged } })).statusCode).toBe(401);
});

test('a client that tries tokens is stopped after ten, with the right one too, and counted for the alert', async () => {
  const { app, metrics } = await shell();
  const tries = await Promise.all(Array.from({ length: 10 }, (_, guess) => signIn(app, `guess ${guess}`)));
  expect(tries.map(({ statusCode }) => statusCode)).toEqual(Array<number>(10).fill(401));
  const stopped = await signIn(app, TOKEN);
  expect([stopped.statusCode, stopped.headers['set-cookie'], stopped.body.includes('Too many tries')]).toEqual([429, undefined, true]);
  expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
  expect(await metrics.metrics()).toContain('shop_refused_tokens_total{kind="operatorPage"} 11');
});

test.each([
  ['its load balancer writes another port each time', (guess: number) => `203.0.113.9:${50_000 + guess}`],
  ['it takes another address of its IPv6 network each time', (guess: number) => `2001:db8:1:2::${guess + 1}`],
])('a client is stopped after ten tries though %s', async (_, addressAt) => {
  const { app } = await shell();
  const tries = await Promise.all(Array.from({ length: 10 }, (_, guess) => signIn(app, `guess ${guess}`, addressAt(guess))));
  expect(tries.map(({ statusCode }) => statusCode)).toEqual(Array<number>(10).fill(401));
  expect((await signIn(app, TOKEN, addressAt(10))).statusCode).toBe(429);
  expect((await signIn(app, TOKEN, '198.51.100.7')).statusCode).toBe(303);
});

test('an operator sees each release, who runs it, and its errors with the squad’s own lines', async () => {
  const { app, watch } = await shell();
  await mkdir(join(folder, 'search/one/server'), { recursive: true });
  const map = { version: 3, sources: ['webpack://search/./apps/search/src/remote.tsx'], names: [], mappings: 'AAUA' };
  await writeFile(join(folder, 'search/one/server/remote.cjs.map'), JSON.stringify(map));
  watch.rendered(['search@one'], { ms: 12, bytes: 30_000 });
  watch.failed('search@one', {
    side: 'server',
    message: 'TypeError: <b>',
    stack: 'TypeError: <b>\n at f (/remotes/search@one/server/remote.cjs:1:5)',
  });
  const { headers } = await signIn(app, TOKEN);
  const { statusCode, body } = await app.inject({ url: '/operator/releases', headers: { cookie: String(headers['set-cookie']) } });
  expect(statusCode).toBe(200);
  expect(body).toContain('<th scope="row">one</th>');
  expect(body).toContain('apps/search/src/remote.tsx:11:1 (search@one)');
  expect(body).not.toContain('<b>');
});

async function shell(token: string | null = TOKEN) {
  const host = new RemoteHost({ source: directoryStore(folder), shared: new Map(), log: () => undefined });
  await host.refresh();
  const watch = new ReleaseWatch(host, () => undefined);
  const app = Fastify({ trustProxy: 'loopback' });
  const metrics = new Registry();
  await operatorPages(app, { host, watch, token: token ?? undefined, releases: folder, css: [], metrics });
  return { app, watch, metrics };
}

function signIn(app: Awaited<ReturnType<typeof shell>>['app'], token: string, client = '203.0.113.1') {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': client };
  return app.inject({ method: 'POST', url: '/operator/sign-in', payload: new URLSearchParams({ token }).toString(), headers });
}
