import { smallCatalogue, testDatabase, type TestDatabase } from '@shop/testing';
import type { FastifyInstance } from 'fastify';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type Database } from '../store/database.ts';
import { frailDatabase, type FrailDatabase } from '../testing/frail-database.ts';
import { openShop, type OpenShop } from '../testing/open-shop.ts';
import { otherProcess } from '../testing/other-process.ts';

const NOW = new Date('2030-05-20T09:00:00Z');
const PATIENCE = { connectMs: 600, statementMs: 500 };
/** Waiting for a connection, one statement, and the second that the driver allows the server. */
const A_FEW_SECONDS = 4000;

let database: TestDatabase;
let frail: FrailDatabase;
let shop: OpenShop;
let db: Database;
let app: FastifyInstance;
let dataDirectory: string;

beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'away-'));
  database = await testDatabase();
  shop = await openShop({ url: database.url, pool: database.pool, catalogue: smallCatalogue(), now: NOW, dataDirectory });
  frail = await frailDatabase(database.url);
  db = openDatabase(frail.url, Math.min(2, database.pool), PATIENCE);
  app = await otherProcess(shop, { db, dataDirectory });
});

afterAll(async () => {
  await app?.close();
  await db?.destroy();
  await frail?.close();
  await shop?.close();
  await database?.close();
  await rm(dataDirectory, { recursive: true, force: true });
});

afterEach(() => frail.become('answers'));

const search = () =>
  app.inject({
    method: 'POST',
    url: '/api/offers.json',
    payload: { locale: 'fr_FR', searchCriterias: { adult: 2 }, fetchPageModel: false },
  });
const DETAIL = '/api/weekend/101/detail.json?locale=fr_FR';
const timed = async <T>(ask: () => Promise<T>): Promise<{ answer: T; ms: number }> => {
  const began = performance.now();
  return { answer: await ask(), ms: performance.now() - began };
};

describe.each(['hangs', 'refuses'] as const)('while the database %s', (state) => {
  test('what needs it answers 503 and says when to ask again, within seconds', async () => {
    expect((await app.inject(DETAIL)).statusCode).toBe(200);
    frail.become(state);
    for (let again = 0; again < 3; again++) {
      const { answer, ms } = await timed(() => app.inject(DETAIL));
      expect(answer.statusCode).toBe(503);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expect(answer.json()).toMatchObject({ code: 'TRY_AGAIN' });
      expect(ms).toBeLessThan(A_FEW_SECONDS);
    }
  }, 30_000);

  test('an order answers 503, and the same order goes through once the database is back', async () => {
    frail.become(state);
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
    frail.become('answers');
    expect(await eventually(ask, 200)).toBe(200);
  }, 30_000);

  test('searches and suggestions go on, since they ask the index alone', async () => {
    expect((await search()).statusCode).toBe(200);
    frail.become(state);
    shop.time.now = new Date(shop.time.now.getTime() + 120_000);
    const { answer, ms } = await timed(search);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().searchDetails.totalCount).toBe(1);
    expect(ms).toBeLessThan(1000);
    expect((await app.inject('/api/autocomplete-geonames.json?locale=fr_FR&term=ann')).statusCode).toBe(200);
  }, 30_000);

  test('the process is alive and not ready; its figures say why', async () => {
    frail.become(state);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    const { answer, ms } = await timed(() => app.inject('/readyz'));
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual({ code: 'NOT_READY', message: 'The database does not answer.' });
    expect(answer.headers['retry-after']).toBe('5');
    expect(ms).toBeLessThan(A_FEW_SECONDS);
    expect((await app.inject('/metrics')).body).toContain('shop_database_up 0');
  }, 30_000);

  test('everything answers again once the database does', async () => {
    frail.become(state);
    await app.inject(DETAIL);
    frail.become('answers');
    expect(await eventually(() => app.inject(DETAIL), 200)).toBe(200);
    expect((await app.inject('/readyz')).statusCode).toBe(200);
  }, 30_000);
});

/** The last status of several tries; connections that hung are given up by and by. */
async function eventually(ask: () => Promise<{ statusCode: number }>, wanted: number): Promise<number> {
  let status = 0;
  for (let tries = 0; tries < 10 && status !== wanted; tries++) status = (await ask()).statusCode;
  return status;
}
