import { smallCatalogue, type TestDatabase } from '@shop/testing';
import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { TestProvider } from '../payments/test-provider.ts';
import { checkoutClient, orderOf, stayItems } from '../testing/checkout-client.ts';
import { deferred } from '../testing/deferred.ts';
import { openShop, type OpenShop } from '../testing/open-shop.ts';
import { shopDatabase } from '../testing/shop-database.test-utils.ts';
import { otherProcess } from '../testing/other-process.ts';
import { providerWith } from '../testing/provider-with.ts';
import { drain } from '../platform/http/drain.ts';

const NOW = new Date('2030-05-20T09:00:00Z');
const SILENT = { info: () => undefined, warn: () => undefined };
const SUGGEST = '/api/autocomplete-geonames.json?locale=fr_FR&term=ann';

let database: TestDatabase;
let shop: OpenShop;
let dataDirectory: string;

beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'running-'));
  database = await shopDatabase();
  shop = await openShop({ url: database.url, pool: database.pool, catalogue: smallCatalogue({ stock: 9 }), now: NOW, dataDirectory });
});

afterAll(async () => {
  await shop?.close();
  await database?.close();
  await rm(dataDirectory, { recursive: true, force: true });
});

/** A test that waited so long would have failed. */
const LONGER_THAN_A_TEST = 600_000;

const addressOf = (app: FastifyInstance) => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;

describe('the figures for Prometheus', () => {
  test('count requests by route and status, orders by outcome, and show index and outbox', async () => {
    const app = await otherProcess(shop, { dataDirectory });
    const { sell, start, buy } = checkoutClient(app);
    await sell(orderOf(stayItems(), 12_000));
    const { body: unpaid } = await start(orderOf(stayItems(), 12_000));
    await buy(orderOf(stayItems(), 12_000), unpaid.paymentIntentId);
    await app.inject('/api/weekend/999999/detail.json?locale=fr_FR');
    const { body: text, headers } = await app.inject('/metrics');
    expect(headers['content-type']).toContain('text/plain; version=0.0.4');
    expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/api/weekend/:id/detail.json",status="404"} 1');
    expect(text).toContain('shop_orders_total{outcome="paid"} 1');
    expect(text).toMatch(/shop_orders_total\{outcome="PAYMENT_[A-Z_]+"\} 1/);
    expect(text).toContain('shop_index_stays 1');
    expect(text).toMatch(/shop_outbox_waiting\{kind="confirmationMail"\} \d/);
    expect(text).toContain('shop_oversold_room_months 0');
    expect(text).toContain('shop_payments_without_order 0');
    expect(text).toMatch(/shop_event_loop_lag_seconds [\d.]+/);
    expect(text).toContain('shop_database_up 1');
    for (const line of text.trim().split('\n'))
      expect(line).toMatch(/^(# (HELP|TYPE) \S+ .+|[a-z_]+(\{.*\})? -?[\d.e+-]+|[a-z_]+(\{.*\})? \+Inf)?$/);
    await app.close();
  });
});

describe('a process that has too much to do', () => {
  test('refuses new requests with 503 and says when to come back, but not those who watch it', async () => {
    const drawing = deferred();
    const pictures = { get: () => drawing.enter() };
    const app = await otherProcess(shop, { dataDirectory, pictures, pressure: { lagMs: 60_000, requests: 1 } });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const served = fetch(`${addressOf(app)}/images/sea-1/120_80.webp`);
    await drawing.entered;
    const refused = await fetch(`${addressOf(app)}${SUGGEST}`);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await refused.json()).toEqual({ code: 'TRY_AGAIN', message: 'The shop is busy: try again in 2 seconds.' });
    expect((await fetch(`${addressOf(app)}/healthz`)).status).toBe(200);
    drawing.open();
    expect((await served).status).toBe(404);
    expect((await fetch(`${addressOf(app)}${SUGGEST}`)).status).toBe(200);
    await app.close();
  });

  test('that comes late to everything is under pressure, too; a customer who orders or pays is served', async () => {
    const lag = { read: () => ({ mean: 2, highest: 2 }), stop: () => undefined };
    const app = await otherProcess(shop, { dataDirectory, pressure: { lagMs: 1999, requests: 100, lag } });
    let answer = await app.inject(SUGGEST);
    // It looks once a second.
    for (; answer.statusCode === 200; answer = await app.inject(SUGGEST)) await sleep(50);
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('2');
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    expect((await checkoutClient(app).start(orderOf(stayItems(), 12_000))).status).toBe(200);
    const unknownPayment = { ...orderOf(stayItems(), 12_000), pspAuthorization: { paymentIntentId: 'pi_test_1', paymentMethod: 'card' } };
    const headers = { 'idempotency-key': 'pays-while-others-wait' };
    const paying = await app.inject({ method: 'POST', url: '/gateway/purchase/zeppto', payload: unknownPayment, headers });
    expect(paying.statusCode).toBe(404);
    await app.close();
  });
});

describe('the size of a request', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await otherProcess(shop, { dataDirectory });
    await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => app.close());

  test('a body above 64 KB is refused with 413', async () => {
    const answer = await fetch(`${addressOf(app)}/api/offers.json`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ locale: 'x'.repeat(70_000) }),
    });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ code: 'TOO_LARGE' });
  });

  test('headers above 16 KB are refused with 431', async () => {
    const answer = await fetch(`${addressOf(app)}/healthz`, { headers: { 'x-long': 'x'.repeat(20_000) } });
    expect(answer.status).toBe(431);
    expect(await answer.json()).toEqual({ code: 'TOO_LARGE', message: 'The headers of the request are larger than 16 KB.' });
  });

  test('what is no request at all is refused with 400', async () => {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    socket.write('THIS IS NO REQUEST\r\n\r\n');
    const [bytes] = (await once(socket, 'data')) as [Buffer];
    expect(String(bytes)).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(String(bytes)).toContain('"code":"INVALID_REQUEST"');
  });
});

describe('a process that is asked to end', () => {
  test('says that it is not ready, finishes the order that has begun, then closes', async () => {
    const leaving = drain();
    const provider = new TestProvider(shop.db, 0);
    const ended: string[] = [];
    const announcing = deferred();
    const noticing = deferred();
    const psp = providerWith(provider, {
      create: async (payment) => {
        await announcing.enter();
        return provider.create(payment);
      },
    });
    const app = await otherProcess(shop, { dataDirectory, psp, drain: leaving });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const address = addressOf(app);
    const order = fetch(`${address}/gateway/purchase/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'while-it-leaves' },
      body: JSON.stringify(orderOf(stayItems(), 12_000)),
    });
    await announcing.entered;
    const end = leaving.end({
      app,
      noticeMs: 0,
      wait: () => noticing.enter(),
      finishMs: LONGER_THAN_A_TEST,
      afterwards: [() => Promise.resolve(ended.push('database'))],
      log: SILENT,
    });
    expect((await fetch(`${address}/readyz`)).status).toBe(503);
    expect(ended).toEqual([]);
    noticing.open();
    announcing.open();
    expect((await order).status).toBe(200);
    await end;
    await leaving.end({ app, noticeMs: 0, finishMs: 0, afterwards: [], log: SILENT });
    expect(ended).toEqual(['database']);
    await expect(fetch(`${address}/healthz`)).rejects.toThrow();
  });

  test('cuts off what takes longer than it may', async () => {
    const leaving = drain();
    const drawing = deferred();
    const app = await otherProcess(shop, { dataDirectory, pictures: { get: () => drawing.enter() } });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const picture = fetch(`${addressOf(app)}/images/1/120_80.webp`).then(
      () => 'answered',
      () => 'cut off',
    );
    await drawing.entered;
    await leaving.end({ app, noticeMs: 0, finishMs: 300, afterwards: [], log: SILENT });
    expect(await picture).toBe('cut off');
  });
});
