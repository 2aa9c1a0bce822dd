import Fastify from 'fastify';
import { secureCookies } from './secure-cookies.ts';

async function cookiesOf(publicProtocol: 'http' | 'https', headers: Record<string, string> = {}): Promise<unknown> {
  const app = Fastify({ trustProxy: 'loopback' });
  secureCookies(app, publicProtocol);
  app.get('/', (_request, reply) =>
    reply.header('set-cookie', ['consent=1; Path=/; Max-Age=60', '__Host-session=a; Path=/; Secure; HttpOnly']).send(),
  );
  app.get('/one', (_request, reply) => reply.header('set-cookie', 'last_language=fr_BE; Path=/').send());
  const sent = await Promise.all(['/', '/one'].map((url) => app.inject({ url, headers })));
  await app.close();
  return sent.flatMap((reply) => reply.headers['set-cookie']);
}

const PLAIN = ['consent=1; Path=/; Max-Age=60', '__Host-session=a; Path=/; Secure; HttpOnly', 'last_language=fr_BE; Path=/'];
const SECURE = [
  'consent=1; Path=/; Max-Age=60; Secure',
  '__Host-session=a; Path=/; Secure; HttpOnly',
  'last_language=fr_BE; Path=/; Secure',
];

test('what the shop keeps travels by https alone where the shop is reached by it', async () => {
  expect(await cookiesOf('https')).toEqual(SECURE);
});

test('a balancer that ends https in front of the shop says so by its header', async () => {
  expect(await cookiesOf('http', { 'x-forwarded-proto': 'https' })).toEqual(SECURE);
});

test('a local shop on plain http sets cookies that a browser keeps there', async () => {
  expect(await cookiesOf('http')).toEqual(PLAIN);
});
