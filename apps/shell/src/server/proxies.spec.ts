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
  '/images/room.webp': { type: 'image/webp', body: LONG },
};

let api: Server;
let address = '';
let asked = 0;
let shell: FastifyInstance;

beforeEach(async () => {
  asked = 0;
  api = createServer(({ url = '' }, reply) => {
    asked += 1;
    if (url === '/api/busy') return reply.writeHead(503, { 'retry-after': '2' }).end();
    if (url.startsWith('/gateway/purchase/')) return setTimeout(() => reply.end('{}'), 400);
    if (url.startsWith('/gateway/')) return undefined;
    const { type, body } = ANSWERS[url]!;
    return reply.writeHead(200, { 'content-type': type, 'content-length': Buffer.byteLength(body), vary: 'cookie' }).end(body);
  });
  await new Promise<void>((done) => api.listen(0, '127.0.0.1', done));
  address = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  shell = Fastify();
  await passCallsOn(shell, { apiAddress: address }, new GuardedApi({ address }));
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
  expect([statusCode, headers['retry-after'], asked]).toEqual([503, '2', 1]);
});

test('a purchase that queues behind other buyers is waited for where another call is given up @API-037', async () => {
  const impatient = Fastify();
  await passCallsOn(impatient, { apiAddress: address }, new GuardedApi({ address }), { timeoutMs: 200 });
  const buy = await impatient.inject({ method: 'POST', url: '/gateway/purchase/zeppto', payload: {} });
  expect(buy.statusCode).toBe(200);
  expect((await impatient.inject('/gateway/account')).statusCode).toBe(504);
  await impatient.close();
});
