import Fastify from 'fastify';
import { pino } from 'pino';
import { logging } from './logging.ts';

const SECRETS = [
  'pi_a28f9227425a62e2f0cf427c',
  'DEMO-CARD-2468',
  'f13f32c2-1111-4222-8333-444455556666',
  'marie@example.com',
  '203.0.113.9',
  'token=abc',
  'pm_1a28f9227425a62e2f0cf427c',
  'zX3v-kq0Tn_8LhYw1mRsBf5Gd2JcPo7UeAiQ9xVtNyE',
  'abcd%20efgh%20jkm2',
  'abcd%2Defgh%2Djkm2',
  'abcdefghjkm2',
];

async function linesOf(url: string): Promise<string> {
  const lines: string[] = [];
  const app = Fastify({ logger: logging('trace', { write: (line) => void lines.push(line) }), trustProxy: 'loopback' });
  app.get('/*', () => {
    throw new Error(`nothing at "${url}"\n${url}\n"${url}\\`);
  });
  await app.inject({ url, headers: { 'x-forwarded-for': '203.0.113.9' } });
  await app.close();
  return lines.join('');
}

test.each([
  '/gateway/gift-vouchers/DEMO-CARD-2468?locale=fr_FR',
  '/confirmation/f13f32c2-1111-4222-8333-444455556666',
  '/newsletter?email=marie@example.com&token=abc',
  '/gateway/psp/stripe/return/pi_a28f9227425a62e2f0cf427c',
  '/gateway/account/cards/pm_1a28f9227425a62e2f0cf427c',
  '/abcd%20efgh%20jkm2',
  '/abcd%2Defgh%2Djkm2',
  '/nl/abcdefghjkm2/',
  '/gateway/account/passkeys/zX3v-kq0Tn_8LhYw1mRsBf5Gd2JcPo7UeAiQ9xVtNyE/removal',
])('the log names the route and neither address, code, id nor visitor: %s', async (url) => {
  const lines = await linesOf(url);
  expect(lines).toContain('"route":"/*"');
  for (const line of lines.trim().split('\n')) expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number) });
  for (const secret of SECRETS) expect(lines).not.toContain(secret);
});

test('a call that is passed on is named by its route, not by the address that it is passed on to', () => {
  const lines: string[] = [];
  const { serializers, hooks, level, stream } = logging('info', { write: (line) => void lines.push(line) });
  pino({ level, serializers: serializers!, hooks: hooks! }, stream!).info(
    { source: '/gateway/bookings/12345678' },
    'fetching from remote server',
  );
  expect(JSON.parse(lines[0]!)).toEqual(expect.not.objectContaining({ source: expect.anything() }));
});

test('the log names the release that failed, which looks like an address', async () => {
  expect(await linesOf('/remotes/search@3f9c1a2b4d5e/server/remote.cjs')).toContain('/remotes/search@3f9c1a2b4d5e/server/remote.cjs');
});
