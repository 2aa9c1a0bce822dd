import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GuardedApi } from './guarded-api.ts';

const DEADLINE_MS = 300;
/** Longer than any answer takes, however busy the machine is. */
const LONG_MS = 60_000;
let server: Server;
let address = '';
let isSlow = false;
/** Says that it lives, however slow it is. */
let isAlive = true;
let requested = 0;

/** An API whose every answer is held back while it is slow. */
beforeEach(async () => {
  [isSlow, isAlive, requested] = [false, true, 0];
  server = createServer((request, reply) => {
    if (request.url === '/healthz') return void (isAlive && reply.end('{}'));
    requested += 1;
    if (!isSlow) reply.end('{}');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

/** The deadline holds only while the API is slow: an answer that comes must not be lost on a busy machine. */
const slowOnly: typeof fetch = (input, init) => fetch(input, isSlow ? init : { ...init, signal: null });
const guard = ({ deadlineMs = DEADLINE_MS, againMs = 50 } = {}) => new GuardedApi({ address, fetch: slowOnly, deadlineMs, againMs });
const outcome = (asking: Promise<Response>) =>
  asking.then(
    (answer) => answer.status,
    (error: Error) => error.name,
  );

test('one question waits for the deadline, the next is told at once', async () => {
  isSlow = true;
  const api = guard({ againMs: LONG_MS });
  expect(await outcome(api.fetch(`${address}/api/offers.json`))).toBe('TimeoutError');
  const before = requested;
  expect(await outcome(api.fetch(`${address}/api/offers.json`))).toBe('TypeError');
  expect(await outcome(api.fetch(`${address}/gateway/account`))).toBe('TypeError');
  expect(requested).toBe(before);
});

test('the first answer in the background heals it: no visitor has to try', async () => {
  isSlow = true;
  const api = guard();
  await outcome(api.fetch(`${address}/api/offers.json`));
  expect(api.isOpen).toBe(true);
  isSlow = false;
  while (api.isOpen) await new Promise((done) => setTimeout(done, 10));
  expect(await outcome(api.fetch(`${address}/api/offers.json`))).toBe(200);
});

test('a caller who aborts opens no circuit', async () => {
  isSlow = true;
  const api = guard({ deadlineMs: LONG_MS });
  expect(await outcome(api.fetch(`${address}/api/offers.json`, { signal: AbortSignal.timeout(20) }))).toBe('TimeoutError');
  expect(api.isOpen).toBe(false);
});

test('an API that refuses connections fails at once, and heals with its first answer', async () => {
  const api = guard();
  const away = new GuardedApi({ address: 'http://127.0.0.1:1', deadlineMs: LONG_MS });
  expect(await outcome(away.fetch('http://127.0.0.1:1/api/offers.json'))).toBe('TypeError');
  expect(away.isOpen).toBe(false);
  expect(await outcome(api.fetch(`${address}/api/offers.json`))).toBe(200);
});

test('a call that was passed on and not answered in time counts as well', () => {
  const api = guard();
  api.noted('/images/7.webp?w=300', api.now(), false);
  expect(api.isOpen).toBe(true);
});

describe('an API that accepts and never answers', () => {
  const hasty = () => new GuardedApi({ address, deadlineMs: LONG_MS, probeMs: 100, againMs: 50 });
  /** What says that it lives is heard, however busy the machine is. */
  const healthInTime: typeof fetch = (input, init) => fetch(input, String(input).endsWith('/healthz') ? { ...init, signal: null } : init);

  test('is given up as soon as it does not even say that it lives, by all who wait', async () => {
    [isSlow, isAlive] = [true, false];
    const api = hasty();
    const waiting = [api.fetch(`${address}/api/offers.json`), api.fetch(`${address}/api/hotels/7`)];
    // After their deadline it would be a TimeoutError.
    expect(await Promise.all(waiting.map(outcome))).toEqual(['TypeError', 'TypeError']);
    expect(api.isOpen).toBe(true);
    isAlive = true;
    while (api.isOpen) await new Promise((done) => setTimeout(done, 10));
  });

  test('keeps its time while it lives: a slow request is no outage', async () => {
    isSlow = true;
    const api = new GuardedApi({ address, fetch: healthInTime, deadlineMs: 600, probeMs: 50, againMs: 50 });
    expect(await outcome(api.fetch(`${address}/api/offers.json`))).toBe('TimeoutError');
    expect(api.isOpen).toBe(false);
  });
});
