import { smallCatalogue, type TestDatabase } from '@shop/testing';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectionsOf } from '../../platform/database/database.ts';
import { openShop, type OpenShop } from '../../testing/open-shop.ts';
import { shopDatabase } from '../../testing/shop-database.test-utils.ts';
import { warmUp } from './warm-up.ts';

const now = new Date('2030-05-20T09:00:00Z');
let database: TestDatabase;
let dataDirectory: string;
let shop: OpenShop | undefined;

beforeEach(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'warm-'));
  database = await shopDatabase();
});

afterEach(async () => {
  await shop?.close();
  shop = undefined;
  await database.close();
  await rm(dataDirectory, { recursive: true, force: true });
});

/** What was asked of the shop while it warmed up, as `route status`. */
async function warmed(catalogue: Parameters<typeof openShop>[0]['catalogue']): Promise<string[]> {
  shop = await openShop({ url: database.url, pool: database.pool, catalogue, now, dataDirectory });
  const answers = new Set<string>();
  const { app, db } = shop;
  const record = app.inject.bind(app) as (options: { url: string }) => ReturnType<typeof app.inject>;
  const watched = {
    inject: async (options: { url: string }) => {
      const answer = await record(options);
      answers.add(`${options.url.split('?')[0]!.replace(/\d+/, ':id')} ${answer.statusCode}`);
      return answer;
    },
  } as unknown as typeof app;
  await warmUp(watched, { db, clock: () => now }, database.pool);
  return [...answers].sort();
}

test('a process that is about to listen has asked itself what a page of results and a page of a stay ask', async () => {
  expect(await warmed(smallCatalogue({ stock: 9 }))).toEqual([
    '/api/autocomplete-geonames.json 200',
    '/api/hotels/:id/availabilities.json 200',
    '/api/offers.json 200',
    '/api/product/:id/availabilities.json 200',
    '/api/product/:id/quote 200',
    '/api/weekend/:id/detail.json 200',
  ]);
  expect(connectionsOf(shop!.db)?.open).toBe(database.pool);
});

test('a shop that sells nothing yet warms up, too', async () => {
  expect(await warmed({})).toEqual(['/api/offers.json 200']);
});
