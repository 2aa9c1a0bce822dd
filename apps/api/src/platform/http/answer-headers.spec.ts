import { mkdtemp } from 'node:fs/promises';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { smallCatalogue, type TestDatabase } from '@shop/testing';
import { configIn } from '../../app/config.ts';
import { Settings } from '@shop/contracts/settings';
import { openShop, type OpenShop } from '../../testing/open-shop.ts';
import { shopDatabase } from '../../testing/shop-database.test-utils.ts';

let database: TestDatabase;
let shop: OpenShop;

beforeAll(async () => {
  database = await shopDatabase();
  const dataDirectory = await mkdtemp(join(tmpdir(), 'shop-'));
  const settings = { apiDocuments: false };
  shop = await openShop({ ...database, now: new Date('2030-06-01T10:00:00Z'), dataDirectory, catalogue: smallCatalogue(), settings });
});

afterAll(async () => {
  await shop?.close();
  await database?.close();
});

test.each(['/api/offers.json', '/images/room-1/500_300.webp', '/gateway/orders/x/invoice.pdf', '/unknown', '/%'])(
  'an answer is what it says it is, and stands in no other site’s frame: %s',
  async (url) => {
    const { headers } = await shop.app.inject(url);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
    });
  },
);

test.each(['/api/docs', '/api/docs/json', '/api/docs/static/index.html', '/api/openapi.json'])(
  'a production shop does not hand out how it is called: %s',
  async (url) => {
    expect((await shop.app.inject(url)).statusCode).toBe(404);
  },
);

test('a request is repeated to nobody: TRACE is refused', async () => {
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = shop.app.server.address() as AddressInfo;
  const status = await new Promise<number | undefined>((done, fail) => {
    request({ port, host: '127.0.0.1', method: 'TRACE', path: '/readyz' }, ({ statusCode }) => done(statusCode))
      .on('error', fail)
      .end();
  });
  expect(status).toBeGreaterThanOrEqual(400);
});

test('documents of the calls are open in a demonstration only', () => {
  const documents = (env: Record<string, string>) => configIn(new Settings({ DATABASE_URL: 'postgres://db/shop', ...env })).apiDocuments;
  expect([documents({ SHOP_ENV: 'demo' }), documents({ SHOP_ENV: 'production' }), documents({})]).toEqual([true, false, false]);
});
