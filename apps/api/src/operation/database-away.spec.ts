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
/** Of a process that is to give up soon: a connection, one statement, and the second that the driver allows the server. */
const SHORT_PATIENCE = { connectMs: 600, statementMs: 500 };

let database: TestDatabase;
let frail: FrailDatabase;
let shop: OpenShop;
let db: Database;
let app: FastifyInstance;
/** A process that would wait for the database longer than any test: what it answers, it answers without. */
let patientDb: Database;
let patient: FastifyInstance;
let dataDirectory: string;

beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'away-'));
  database = await testDatabase();
  shop = await openShop({ url: database.url, pool: database.pool, catalogue: smallCatalogue(), now: NOW, dataDirectory });
  frail = await frailDatabase(database.url);
  const pool = Math.min(2, database.pool);
  db = openDatabase(frail.url, pool, SHORT_PATIENCE);
  app = await otherProcess(shop, { db, dataDirectory, deadlines: {} });
  patientDb = openDatabase(frail.url, pool, { connectMs: 600_000, statementMs: 600_000 });
  patient = await otherProcess(shop, { db: patientDb, dataDirectory });
});

afterAll(async () => {
  await app?.close();
  await patient?.close();
  await db?.destroy();
  await patientDb?.destroy();
  await frail?.close();
  await shop?.close();
  await database?.close();
  await rm(dataDirectory, { recursive: true, force: true });
});

afterEach(() => frail.become('answers'));

const search = () =>
  patient.inject({
    method: 'POST',
    url: '/api/offers.json',
    payload: { locale: 'fr_FR', searchCriterias: { adult: 2 }, fetchPageModel: false },
  });
const DETAIL = '/api/weekend/101/detail.json?locale=fr_FR';

describe.each(['hangs', 'refuses'] as const)('while the database %s', (state) => {
  test('what needs it answers 503 and says when to ask again, after a connection or two', async () => {
    expect(await eventually(() => app.inject(DETAIL), 200)).toBe(200);
    frail.become(state);
    for (let again = 0; again < 3; again++) {
      const before = frail.tries();
      const answer = await app.inject(DETAIL);
      expect(answer.statusCode).toBe(503);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expect(answer.json()).toMatchObject({ code: 'TRY_AGAIN' });
      // Each has a deadline; nothing is tried again and again.
      expect(frail.tries() - before).toBeLessThanOrEqual(2);
    }
  });

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
  });

  test('searches and suggestions go on, since they ask the index alone', async () => {
    expect((await search()).statusCode).toBe(200);
    frail.become(state);
    shop.time.now = new Date(shop.time.now.getTime() + 120_000);
    const answer = await search();
    expect(answer.statusCode).toBe(200);
    expect(answer.json().searchDetails.totalCount).toBe(1);
    expect((await patient.inject('/api/autocomplete-geonames.json?locale=fr_FR&term=ann')).statusCode).toBe(200);
    // What it still waits for ends here.
    frail.become('refuses');
  });

  test('the process is alive and not ready; its figures say why', async () => {
    frail.become(state);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    const answer = await app.inject('/readyz');
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual({ code: 'NOT_READY', message: 'The database does not answer.' });
    expect(answer.headers['retry-after']).toBe('5');
    expect((await app.inject('/metrics')).body).toContain('shop_database_up 0');
  });

  test('everything answers again once the database does', async () => {
    frail.become(state);
    await app.inject(DETAIL);
    frail.become('answers');
    expect(await eventually(() => app.inject(DETAIL), 200)).toBe(200);
    expect(await eventually(() => app.inject('/readyz'), 200)).toBe(200);
  });
});

/** The last status of several tries: connections that hung are given up by and by, and a busy machine may need one more. */
async function eventually(ask: () => Promise<{ statusCode: number }>, wanted: number): Promise<number> {
  let status = 0;
  for (let tries = 0; tries < 30 && status !== wanted; tries++) status = (await ask()).statusCode;
  return status;
}
