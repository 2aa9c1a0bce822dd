import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { answerProblems } from '../../platform/http/problem.ts';
import { refuseForeignOrigins } from './same-origin.ts';

let app: FastifyInstance;

beforeAll(async () => {
  app = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  answerProblems(app);
  await app.register(cookie);
  refuseForeignOrigins(app, { publicOrigin: 'http://shop.test' } as never);
  app.post('/gateway/account/sessions', () => 'in');
  app.post('/gateway/purchase/orders', () => 'bought');
  app.get('/gateway/account/profile', () => 'me');
});

afterAll(() => app.close());

const call = async (method: 'GET' | 'POST', url: string, headers: Record<string, string>) =>
  (await app.inject({ method, url, headers: { host: 'fr.shop.test', ...headers } })).statusCode;
const SESSION = { cookie: 'session=abc' };

test.each([
  ['the asked host', { origin: 'http://fr.shop.test' }, 200],
  ['the public host', { origin: 'http://shop.test' }, 200],
  ['another site', { origin: 'http://evil.test' }, 403],
  ['another protocol', { origin: 'https://fr.shop.test' }, 403],
  ['an opaque origin', { origin: 'null' }, 403],
  ['a host that ends alike', { origin: 'http://evil-fr.shop.test' }, 403],
  ['its own page, said by the browser', { 'sec-fetch-site': 'same-origin' }, 200],
  ['a sister site, said by the browser', { 'sec-fetch-site': 'same-site' }, 403],
])('a sign-in from %s', async (_, headers, status) => {
  expect(await call('POST', '/gateway/account/sessions', headers)).toBe(status);
});

test('a sign-in that is spelt in another way is a sign-in', async () => {
  expect(await call('POST', '/gateway/%61ccount/sessions', { origin: 'http://evil.test' })).toBe(403);
  expect(await call('POST', '/gateway/account/sessions/', { origin: 'http://evil.test' })).toBe(403);
});

test('a call with a session says where it comes from; one without may be any program', async () => {
  expect(await call('POST', '/gateway/purchase/orders', SESSION)).toBe(403);
  expect(await call('POST', '/gateway/purchase/orders', { ...SESSION, origin: 'http://evil.test' })).toBe(403);
  expect(await call('POST', '/gateway/purchase/orders', { ...SESSION, origin: 'http://fr.shop.test' })).toBe(200);
  expect(await call('POST', '/gateway/purchase/orders', {})).toBe(200);
});

test('reading is open: the same-origin policy keeps its answer from others', async () => {
  expect(await call('GET', '/gateway/account/profile', { ...SESSION, origin: 'http://evil.test' })).toBe(200);
});
