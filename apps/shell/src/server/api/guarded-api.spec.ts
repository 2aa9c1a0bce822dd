import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GuardedApi } from './guarded-api.ts';

const DEADLINE_MS = 300;
/** Longer than any answer takes, however busy the machine is. */
const LONG_MS = 60_000;
let server: Server;
let address = '';
let isSlow = false;
let asked = 0;

/** An API whose every answer is held back while it is slow. */
beforeEach(async () => {
  [isSlow, asked] = [false, 0];
  server = createServer((_request, reply) => {
    asked += 1;
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
const guard = (deadlineMs = DEADLINE_MS) => new GuardedApi({ address, fetch: slowOnly, deadlineMs, againMs: 50 });
const outcome = (asking: Promise<Response>) =>
  asking.then(
    (answer) => answer.status,
    (error: Error) => error.name,
  );

test('one question waits for the deadline, the next is told at once', async () => {
  isSlow = true;
  const api = guard();
  expect(await outcome(api.fetch(`${address}/api/offers.json`))).toBe('TimeoutError');
  const before = asked;
  expect(await outcome(api.fetch(`${address}/api/offers.json`))).toBe('TypeError');
  expect(await outcome(api.fetch(`${address}/gateway/account`))).toBe('TypeError');
  expect(asked).toBe(before);
});

test('the first answer in the background heals it: no visitor has to try', async () => {
  isSlow = true;
  const api = guard();
  await outcome(api.fetch(`${address}/api/offers.json`));
  expect(api.isSilent).toBe(true);
  isSlow = false;
  while (api.isSilent) await new Promise((done) => setTimeout(done, 10));
  expect(await outcome(api.fetch(`${address}/api/offers.json`))).toBe(200);
});

test('an asker who gives up makes nothing silent', async () => {
  isSlow = true;
  const api = guard(LONG_MS);
  expect(await outcome(api.fetch(`${address}/api/offers.json`, { signal: AbortSignal.timeout(20) }))).toBe('TimeoutError');
  expect(api.isSilent).toBe(false);
});

test('an API that refuses connections fails at once, and heals with its first answer', async () => {
  const api = guard();
  const away = new GuardedApi({ address: 'http://127.0.0.1:1', deadlineMs: LONG_MS });
  expect(await outcome(away.fetch('http://127.0.0.1:1/api/offers.json'))).toBe('TypeError');
  expect(away.isSilent).toBe(false);
  expect(await outcome(api.fetch(`${address}/api/offers.json`))).toBe(200);
});

test('a call that was passed on and not answered in time counts as well', () => {
  const api = guard();
  api.noted('/images/7.webp?w=300', api.now(), false);
  expect(api.isSilent).toBe(true);
});
