import Fastify from 'fastify';
import { transportSecurity } from './transport-security.ts';

async function headersOf(publicProtocol: 'http' | 'https', headers: Record<string, string> = {}) {
  const app = Fastify({ trustProxy: 'loopback' });
  transportSecurity(app, publicProtocol);
  app.get('/', () => ({}));
  const sent = await Promise.all(['/', '/unknown'].map((url) => app.inject({ url, headers })));
  await app.close();
  return sent.map((reply) => [reply.headers['strict-transport-security'], reply.headers['x-content-type-options']]);
}

const YEAR = 'max-age=31536000; includeSubDomains';

test('a shop that is reached by https says so for a year, with every answer, and no answer is guessed at', async () => {
  expect(await headersOf('https')).toEqual([
    [YEAR, 'nosniff'],
    [YEAR, 'nosniff'],
  ]);
  expect(await headersOf('http', { 'x-forwarded-proto': 'https' })).toEqual([
    [YEAR, 'nosniff'],
    [YEAR, 'nosniff'],
  ]);
});

test('a local shop on plain http promises no https', async () => {
  expect(await headersOf('http')).toEqual([
    [undefined, 'nosniff'],
    [undefined, 'nosniff'],
  ]);
});
