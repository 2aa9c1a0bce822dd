import Fastify from 'fastify';
import { logging } from './logging.ts';

const SECRETS = ['DEMO-CARD-2468', 'f13f32c2-1111-4222-8333-444455556666', 'marie@example.com', '203.0.113.9', 'token=abc'];

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
])('the log names the route and neither address, code, id nor visitor: %s', async (url) => {
  const lines = await linesOf(url);
  expect(lines).toContain('"route":"/*"');
  for (const line of lines.trim().split('\n')) expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number) });
  for (const secret of SECRETS) expect(lines).not.toContain(secret);
});
