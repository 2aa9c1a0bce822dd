import { smallCatalogue, type TestDatabase } from '@shop/testing';
import type { FastifyInstance } from 'fastify';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase, type Database } from '../database/database.ts';
import { databaseFaultProxy, type DatabaseFaultProxy } from '../../testing/database-fault-proxy.ts';
import { PageRows } from '../../app/page-rows.ts';
import { openShop, type OpenShop } from '../../testing/open-shop.ts';
import { shopDatabase } from '../../testing/shop-database.test-utils.ts';
import { otherProcess } from '../../testing/other-process.ts';

const NOW = new Date('2030-05-20T09:00:00Z');
/** Of a process that gives up soon: for a connection, and for one statement. */
const SHORT_TIMEOUTS = { connectMs: 600, statementMs: 500 };
const LONG_TIMEOUTS = { connectMs: 600_000, statementMs: 600_000 };

let database: TestDatabase;
let proxy: DatabaseFaultProxy;
let shop: OpenShop;
let db: Database;
let app: FastifyInstance;
/** Of a process that would wait for the database longer than any test: what it answers, it answers without. */
let longWaitingDb: Database;
let longWaitingApp: FastifyInstance;
let dataDirectory: string;

beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'away-'));
  database = await shopDatabase();
  shop = await openShop({ url: database.url, pool: database.pool, catalogue: smallCatalogue(), now: NOW, dataDirectory });
  proxy = await databaseFaultProxy(database.url);
  const pool = Math.min(2, database.pool);
  db = openDatabase(proxy.url, pool, SHORT_TIMEOUTS);
  app = await otherProcess(shop, { db, dataDirectory, deadlines: {} });
  longWaitingDb = openDatabase(proxy.url, pool, LONG_TIMEOUTS);
  longWaitingApp = await otherProcess(shop, { db: longWaitingDb, dataDirectory });
});

afterAll(async () => {
  await app?.close();
  await longWaitingApp?.close();
  await db?.destroy();
  await longWaitingDb?.destroy();
  await proxy?.close();
  await shop?.close();
  await database?.close();
  await rm(dataDirectory, { recursive: true, force: true });
});

afterEach(() => proxy.set('answers'));

const search = () =>
  longWaitingApp.inject({
    method: 'POST',
    url: '/api/offers.json',
    payload: { locale: 'fr_FR', searchCriterias: { adult: 2 }, fetchPageModel: false },
  });
const DETAIL = '/api/weekend/101/detail.json?locale=fr_FR';

describe.each(['hangs', 'refuses'] as const)('while the database %s', (state) => {
  test('what needs it answers 503 and says when to ask again, after a connection or two', async () => {
    expect(await eventually(() => app.inject(DETAIL), 200)).toBe(200);
    proxy.set(state);
    for (let again = 0; again < 3; again++) {
      const before = proxy.tries();
      const answer = await app.inject(DETAIL);
      expect(answer.statusCode).toBe(503);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expect(answer.json()).toMatchObject({ code: 'TRY_AGAIN' });
      // Each has a deadline; nothing is tried again and again.
      expect(proxy.tries() - before).toBeLessThanOrEqual(2);
    }
  });

  test('an order answers 503, and the same order goes through once the database is back', async () => {
    proxy.set(state);
    const ask = () =>
      app.inject({
        method: 'POST',
        url: '/gateway/purchase/orders',
        headers: { 'idempotency-key': `order-while-it-${state}` },
        payload: {
          locale: 'fr_FR',
          currency: 'EUR',
          expectedAmount: 12_000,
          buyer: {
            email: { email: 'a@example.com' },
            civility: 'MRS',
            firstName: 'A',
            lastName: 'B',
            phoneNumber: '+33612345678',
            country: 'FR',
          },
          items: {
            shortStayItem: {
              gift: false,
              reservationCriteria: {
                offerId: '101',
                pax: { numberOfAdults: 2, numberOfChildren: 0, numberOfBabies: 0 },
                travelPeriod: { checkinDate: '2030-06-12', checkoutDate: '2030-06-13' },
              },
            },
          },
        },
      });
    expect((await ask()).statusCode).toBe(503);
    proxy.set('answers');
    expect(await eventually(ask, 200)).toBe(200);
  });

  test('searches and suggestions go on, since they ask the index alone', async () => {
    expect((await search()).statusCode).toBe(200);
    proxy.set(state);
    shop.time.now = new Date(shop.time.now.getTime() + 120_000);
    const answer = await search();
    expect(answer.statusCode).toBe(200);
    expect(answer.json().searchDetails.totalCount).toBe(1);
    expect((await longWaitingApp.inject('/api/autocomplete-geonames.json?locale=fr_FR&term=ann')).statusCode).toBe(200);
    // What it still waits for ends here.
    proxy.set('refuses');
  });

  test('stay pages go on from what is kept, with their prices and calendar; a stay that nobody knows waits @PROD-001', async () => {
    // Of its own: connections that hung stay so.
    const ownDb = openDatabase(proxy.url, Math.min(2, database.pool), LONG_TIMEOUTS);
    const pageRows = new PageRows({ db: ownDb, index: shop.index, clock: () => shop.time.now });
    await pageRows.fill();
    const stored = await otherProcess(shop, { db: ownDb, dataDirectory, pageRows });
    const before = (await stored.inject(DETAIL)).json<object>();
    proxy.set(state);
    shop.time.now = new Date(shop.time.now.getTime() + 120_000);
    for (let again = 0; again < 2; again++) {
      const answer = await stored.inject(DETAIL);
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual(before);
    }
    const gift = await stored.inject(`${DETAIL}&flow=gifting&giftNights=1`);
    expect(gift.json()).toMatchObject({ price: { priceType: 'GIFT', sellPrice: 12_000 } });
    expect((await stored.inject('/api/product/101/availabilities.json?locale=fr_FR&month=2030-06&length=2')).statusCode).toBe(200);
    expect((await stored.inject('/api/weekend/999/detail.json?locale=fr_FR')).statusCode).toBe(503);
    // What it still waits for ends here.
    proxy.set('refuses');
    await stored.close();
    await ownDb.destroy();
  });

  test('the process is alive and not ready; its figures say why', async () => {
    proxy.set(state);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    const answer = await app.inject('/readyz');
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual({ code: 'NOT_READY', message: 'The database does not answer.' });
    expect(answer.headers['retry-after']).toBe('5');
    expect((await app.inject('/readyz?exclude=database')).statusCode).toBe(200);
    expect((await app.inject('/metrics')).body).toContain('shop_database_up 0');
  });

  test('everything answers again once the database does', async () => {
    proxy.set(state);
    await app.inject(DETAIL);
    proxy.set('answers');
    expect(await eventually(() => app.inject(DETAIL), 200)).toBe(200);
    expect(await eventually(() => app.inject('/readyz'), 200)).toBe(200);
  });
});

/** The last status of several tries: connections that hung are given up by and by, and a busy machine may need one more. */
async function eventually(ask: () => Promise<{ statusCode: number }>, wanted: number): Promise<number> {
  let status = 0;
  for (let tries = 0; tries < 300 && status !== wanted; tries++) {
    status = (await ask()).statusCode;
    if (status !== wanted) await sleep(100);
  }
  return status;
}
