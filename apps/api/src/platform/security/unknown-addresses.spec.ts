import Fastify from 'fastify';
import { warnOfUnknownAddresses } from './unknown-addresses.ts';

async function warningsFor(forwarded: readonly string[]): Promise<readonly string[]> {
  const lines: string[] = [];
  const app = Fastify({ trustProxy: true, logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } } });
  warnOfUnknownAddresses(app);
  app.get('/', () => 'here');
  for (const address of forwarded) await app.inject({ url: '/', headers: { 'x-forwarded-for': address } });
  await app.close();
  return lines;
}

test('a client without a readable address is a warning, once and without what was written', async () => {
  const lines = await warningsFor(['client-7', 'client-8']);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('limits count all such clients as one');
  expect(lines[0]).not.toContain('client-7');
});

test('addresses with and without a port, and clients that have hung up, are none', async () => {
  expect(await warningsFor(['203.0.113.9', '203.0.113.9:50123', '[2001:db8::1]:50123', 'unknown'])).toEqual([]);
});
