import { smallCatalogue, type TestDatabase } from '@shop/testing';
import type { FastifyInstance } from 'fastify';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stockActivities } from '../activities/activity-rows.test-utils.ts';
import { stockBoxes, stockExtras } from '../gifts/gift-rows.test-utils.ts';
import { PageRows } from './page-rows.ts';
import { openDatabase, type Database } from '../platform/database/database.ts';
import { applyPromotions } from '../inventory/jobs/apply-promotions.ts';
import { databaseFaultProxy, type DatabaseFaultProxy } from '../testing/database-fault-proxy.ts';
import { openShop, type OpenShop } from '../testing/open-shop.ts';
import { otherProcess } from '../testing/other-process.ts';
import { shopDatabase } from '../testing/shop-database.test-utils.ts';

/** So long would a page wait that leaves it to the database; a busy machine takes less for all else. */
const TIMEOUTS = { connectMs: 60_000, statementMs: 60_000 };
const SOON_MS = 30_000;

let database: TestDatabase;
let proxy: DatabaseFaultProxy;
let shop: OpenShop;
let db: Database;
let dataDirectory: string;

beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'away-'));
  database = await shopDatabase();
  shop = await openShop({ ...database, catalogue: smallCatalogue(), now: new Date('2030-05-20T09:00:00Z'), dataDirectory });
  for (const stock of [stockBoxes, stockExtras, stockActivities]) await stock(shop.db);
  await runPromotion();
  proxy = await databaseFaultProxy(database.url);
}, 120_000);

// Each of its own: connections that hung stay so.
beforeEach(() => (db = openDatabase(proxy.url, Math.min(2, database.pool), TIMEOUTS)));
afterEach(async () => {
  proxy.set('refuses');
  await db.destroy();
  proxy.set('answers');
});

afterAll(async () => {
  await proxy?.close();
  await shop?.close();
  await database?.close();
  await rm(dataDirectory, { recursive: true, force: true });
});

/** Takes a fifth off the night that the pages are asked for. */
async function runPromotion() {
  const terms = { hotel_id: 1, id: 'early', room_id: null, percent: 20, first_night: '2030-06-12', last_night: '2030-06-12' };
  await shop.db
    .insertInto('room_promotion')
    .values({ ...terms, starts_on: '2030-05-01', ends_on: '2030-06-01' })
    .execute();
  await applyPromotions({ db: shop.db, now: () => shop.time.now }).run();
  await shop.index.refresh();
}

const PROMOTED = '/api/product/101/quote?locale=fr_FR&checkin=2030-06-12&nights=1';
/** What the pages of a hotel, a stay on chosen days, an activity, a box and a gift setup ask. */
const QUESTIONS = [
  PROMOTED,
  '/api/hotels/1?locale=fr_FR',
  '/api/hotels/1?locale=nl_NL&checkin=2030-06-12&checkout=2030-06-13',
  '/api/hotels/1/offers.json?locale=fr_FR',
  '/api/weekend/101/detail.json?locale=fr_FR',
  '/api/product/101/upsells?locale=fr_FR',
  '/api/product/101/offers?locale=fr_FR&checkin=2030-06-12&nights=1',
  '/api/product/101/price-tiers?locale=fr_FR',
  '/api/activity-only/weekend/70001/detail.json?locale=fr_FR',
  '/api/activities/70001/images.json?locale=fr_FR',
  '/gateway/boxes/search?locale=it_IT',
  '/gateway/boxes/SPAEBOX/product-detail?locale=fr_FR',
  '/gateway/boxes/SPAEBOX/offers?locale=fr_FR',
  '/gateway/sub-elements/available-custom-sub-elements?locale=fr_FR',
  '/gateway/shipping-costs?locale=fr_FR',
];
const UNKNOWN = ['/api/hotels/77?locale=fr_FR', '/api/weekend/999/detail.json', '/api/product/999/quote?checkin=2030-06-12'];

async function timed(app: FastifyInstance, url: string) {
  const began = performance.now();
  const answer = await app.inject(url);
  return { answer, ms: performance.now() - began };
}

describe.each(['hangs', 'refuses'] as const)('while the database %s', (state) => {
  test('pages of hotels, activities, boxes and gifts go on from what is kept, though nobody has asked before @PROD-001', async () => {
    const pageRows = new PageRows({ db, index: shop.index, clock: () => shop.time.now });
    await pageRows.fill();
    const app = await otherProcess(shop, { db, dataDirectory, pageRows });
    const fresh = await Promise.all(QUESTIONS.map(async (url) => [url, (await shop.app.inject(url)).json<object>()]));
    expect(Object.fromEntries(fresh)[PROMOTED]).toMatchObject({ priceInfo: { promotionEndsOn: '2030-06-01' } });
    proxy.set(state);
    shop.time.now = new Date(shop.time.now.getTime() + 120_000);
    for (const [url, before] of fresh as [string, object][]) {
      const { answer, ms } = await timed(app, url);
      expect({ url, status: answer.statusCode }).toEqual({ url, status: 200 });
      expect(answer.json()).toEqual(before);
      expect(ms).toBeLessThan(SOON_MS);
    }
    await app.close();
  }, 120_000);

  test('what nobody keeps is refused soon, with the time to ask again', async () => {
    const app = await otherProcess(shop, { db, dataDirectory });
    proxy.set(state);
    for (const url of UNKNOWN) {
      const { answer, ms } = await timed(app, url);
      expect({ url, status: answer.statusCode }).toEqual({ url, status: 503 });
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expect(ms).toBeLessThan(SOON_MS);
    }
    await app.close();
  }, 120_000);
});
