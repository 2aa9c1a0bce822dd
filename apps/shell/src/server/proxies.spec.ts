import Fastify, { type FastifyInstance } from 'fastify';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { zstdDecompressSync } from 'node:zlib';
import { GuardedApi } from './api/guarded-api.ts';
import { passCallsOn } from './proxies.ts';

const LONG = JSON.stringify({ offers: Array.from({ length: 200 }, (_, id) => ({ id, hotel: 'Le Grand Hôtel' })) });
const ANSWERS: Record<string, { type: string; body: string }> = {
  '/api/long': { type: 'application/json; charset=utf-8', body: LONG },
  '/api/short': { type: 'application/json; charset=utf-8', body: '{"count":1}' },
  '/care-gateway/searches': { type: 'application/json; charset=utf-8', body: '{"orders":[]}' },
  '/images/room.webp': { type: 'image/webp', body: LONG },
};

const bothBy = (guard: GuardedApi) => ({ api: guard, gateway: guard });

let api: Server;
let address = '';
let requested = 0;
let shell: FastifyInstance;

beforeEach(async () => {
  requested = 0;
  api = createServer((request, reply) => {
    const { url = '', method, headers } = request;
    requested += 1;
    if (url === '/gateway/partners/inventory') {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      return request.on('end', () =>
        reply.end(
          JSON.stringify({ method, key: headers.authorization, from: headers['x-forwarded-for'], body: Buffer.concat(parts).toString() }),
        ),
      );
    }
    if (url === '/api/busy') return reply.writeHead(503, { 'retry-after': '2' }).end();
    if (url.startsWith('/gateway/purchase/')) return setTimeout(() => reply.end('{}'), 400);
    if (url.startsWith('/gateway/')) return undefined;
    const { type, body } = ANSWERS[url]!;
    return reply.writeHead(200, { 'content-type': type, 'content-length': Buffer.byteLength(body), vary: 'cookie' }).end(body);
  });
  await new Promise<void>((done) => api.listen(0, '127.0.0.1', done));
  address = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  shell = Fastify();
  await passCallsOn(shell, { apiAddress: address }, bothBy(new GuardedApi({ address })));
});
afterEach(async () => {
  await shell.close();
  api.closeAllConnections();
  await new Promise((done) => api.close(done));
});

const ask = (url: string, accepted?: string) => shell.inject({ url, headers: accepted ? { 'accept-encoding': accepted } : {} });

test('a long answer travels packed to a browser that reads it', async () => {
  const { headers, rawPayload } = await ask('/api/long', 'gzip, deflate, br, zstd');
  expect(headers).toMatchObject({ 'content-encoding': 'zstd', vary: 'cookie, accept-encoding' });
  expect(headers['content-length']).toBeUndefined();
  expect(zstdDecompressSync(rawPayload).toString()).toBe(LONG);
});

test.each([
  ['who cannot unpack it', '/api/long', undefined],
  ['who asks for little', '/api/short', 'br'],
  ['who asks for a picture', '/images/room.webp', 'br'],
])('it comes as it is to %s', async (_who, url, accepted) => {
  const { headers, body } = await ask(url, accepted);
  expect(headers['content-encoding']).toBeUndefined();
  expect(body).toBe(ANSWERS[url]!.body);
});

test('an API that asks for rest is asked once, and the browser is told when to come back', async () => {
  const { statusCode, headers } = await ask('/api/busy');
  expect([statusCode, headers['retry-after'], requested]).toEqual([503, '2', 1]);
});

test('a channel manager writes its rooms at the shop’s own address: method, key and a long body arrive as they were sent', async () => {
  const items = Array.from({ length: 400 }, (_, room) => ({
    hotelId: 1,
    roomId: 11 + room,
    from: '2030-06-12',
    to: '2030-06-30',
    rate: 13_500,
  }));
  const payload = { version: 1, seen: '0', items };
  const headers = { authorization: 'Bearer partner_key' };
  const answer = await shell.inject({ method: 'PUT', url: '/gateway/partners/inventory', headers, payload });
  expect(answer.statusCode).toBe(200);
  const { body, ...call } = answer.json<{ body: string }>();
  expect(call).toEqual({ method: 'PUT', key: 'Bearer partner_key', from: '127.0.0.1' });
  expect(JSON.parse(body)).toEqual(payload);
});

test('a purchase that queues behind other buyers is waited for where another call is given up @API-037', async () => {
  const hasty = Fastify();
  await passCallsOn(hasty, { apiAddress: address }, bothBy(new GuardedApi({ address })), { timeoutMs: 200 });
  const buy = await hasty.inject({ method: 'POST', url: '/gateway/purchase/zeppto', payload: {} });
  expect(buy.statusCode).toBe(200);
  expect((await hasty.inject('/gateway/account')).statusCode).toBe(504);
  await hasty.close();
});

test('a gateway of its own that answers nothing leaves the calls of the API as they are', async () => {
  const silent = createServer(() => undefined);
  await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
  const gatewayAddress = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const guards = { api: new GuardedApi({ address }), gateway: new GuardedApi({ address: gatewayAddress }) };
  const two = Fastify();
  await passCallsOn(two, { apiAddress: address, gatewayAddress }, guards, { timeoutMs: 100 });
  expect((await two.inject('/gateway/menu')).statusCode).toBe(504);
  expect((await two.inject('/gateway/menu')).statusCode).toBe(503);
  expect([(await two.inject('/api/short')).statusCode, guards.api.isOpen]).toEqual([200, false]);
  await two.close();
  silent.closeAllConnections();
  await new Promise((done) => silent.close(done));
});

test('calls of customer care are passed on at its own host, and unknown to the API at every other one', async () => {
  const search = (at: FastifyInstance) => at.inject({ method: 'POST', url: '/care-gateway/searches', payload: {} });
  const before = requested;
  for (const url of ['/care-gateway', '/care-gateway/searches', '/gateway/../care-gateway/searches', '/care-gateway/%73earches'])
    expect((await shell.inject({ method: 'POST', url, payload: {} })).statusCode).toBe(404);
  expect(requested).toBe(before);
  const care = Fastify();
  await passCallsOn(care, { apiAddress: address, customerCare: true }, bothBy(new GuardedApi({ address })));
  expect((await search(care)).json()).toEqual({ orders: [] });
  await care.close();
});
