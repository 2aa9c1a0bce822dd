import Fastify from 'fastify';
import { Registry } from 'prom-client';
import { measureRequests } from './measure-requests.ts';

test('a page is measured by the pattern of its route, and a probe of the process is not', async () => {
  const app = Fastify();
  const registry = new Registry();
  measureRequests(app, registry);
  await app.register(async (below) => {
    below.get('/gateway/gift-vouchers/:code', (_, reply) => reply.code(404).send({}));
  });
  app.get('/healthz', () => 'ok');
  await app.inject('/gateway/gift-vouchers/VRS6-25KJ-95ST?locale=fr_FR');
  await app.inject('/healthz');
  const text = await registry.metrics();
  expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/gateway/gift-vouchers/:code",status="404"} 1');
  expect(text).not.toMatch(/VRS6|healthz/);
});
