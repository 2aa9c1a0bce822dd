import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { smallCatalogue, testDatabase, type TestDatabase } from '@shop/testing';
import { readConfig } from './config.ts';
import { openShop, type OpenShop } from './testing/open-shop.ts';

let database: TestDatabase;
let shop: OpenShop;

beforeAll(async () => {
  database = await testDatabase();
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

test('documents of the calls are open in a demonstration only', () => {
  const documents = (env: Record<string, string>) => readConfig({ DATABASE_URL: 'postgres://db/shop', ...env }).apiDocuments;
  expect([documents({ SHOP_ENV: 'demo' }), documents({ SHOP_ENV: 'production' }), documents({})]).toEqual([true, false, false]);
});
