import { smallCatalogue, type TestDatabase } from '@shop/testing';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type Database } from '../database/database.ts';
import { checkoutClient, orderOf, stayItems } from '../../testing/checkout-client.ts';
import { openShop, type OpenShop } from '../../testing/open-shop.ts';
import { shopDatabase } from '../../testing/shop-database.test-utils.ts';
import { otherProcess } from '../../testing/other-process.ts';
import { openTracing } from './open-telemetry.ts';
import type { Tracing } from './tracing.ts';

interface ReceivedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly status: { readonly code?: number };
  readonly attributes: readonly object[];
  readonly events?: readonly object[];
}

const TRACE_ID = '0af7651916cd43dd8448eb211c80319c';
const PARENT = `00-${TRACE_ID}-b7ad6b7169203331-01`;
const TIMEOUTS = { connectMs: 9000, statementMs: 6000 };
const SUGGEST = '/api/autocomplete-geonames.json?locale=fr_FR&term=ann';

let database: TestDatabase;
let shop: OpenShop;
let dataDirectory: string;
let collector: Server;
let reported: string[];

beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'traces-'));
  database = await shopDatabase();
  shop = await openShop({ ...database, catalogue: smallCatalogue({ stock: 9 }), now: new Date('2030-05-20T09:00:00Z'), dataDirectory });
  collector = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      reported.push(`${request.url} ${Buffer.concat(parts).toString()}`);
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((done) => collector.listen(0, '127.0.0.1', done));
});

beforeEach(() => {
  reported = [];
});

afterAll(async () => {
  collector?.close();
  await shop?.close();
  await database?.close();
  await rm(dataDirectory, { recursive: true, force: true });
});

/** A process that records, from its own database connection on, and what it has told once it is stopped. */
async function recording(
  work: (process: { app: Awaited<ReturnType<typeof otherProcess>>; tracing: Tracing; db: Database }) => Promise<unknown>,
) {
  const { port } = collector.address() as AddressInfo;
  const tracing = openTracing({
    endpoint: `http://127.0.0.1:${port}/`,
    serviceName: 'shop-of-tests',
    share: 1,
    log: { warn: () => undefined },
  });
  const db = openDatabase(database.url, 1, { ...TIMEOUTS, onStatement: tracing.tellStatement });
  const app = await otherProcess(shop, { dataDirectory, tracing, db });
  await work({ app, tracing, db });
  await app.close();
  await db.destroy();
  await tracing.stop();
  return reported.flatMap((one) => spansOf(one));
}

function spansOf(message: string): ReceivedSpan[] {
  const { resourceSpans } = JSON.parse(message.slice(message.indexOf('{'))) as {
    resourceSpans: { scopeSpans: { spans: ReceivedSpan[] }[] }[];
  };
  return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
}

describe('what a collector receives', () => {
  test('is each request by its route, below the caller’s span, under the name of the service', async () => {
    const spans = await recording(({ app }) => app.inject({ url: SUGGEST, headers: { traceparent: PARENT } }));
    expect(spans).toEqual([
      expect.objectContaining({
        name: 'GET /api/autocomplete-geonames.json',
        traceId: TRACE_ID,
        parentSpanId: 'b7ad6b7169203331',
        kind: 2,
      }),
    ]);
    expect(reported[0]).toMatch(/^\/v1\/traces /);
    expect(reported[0]).toContain('{"key":"service.name","value":{"stringValue":"shop-of-tests"}}');
    expect(reported[0]).toContain('{"key":"http.response.status_code","value":{"intValue":200}}');
  });

  test('is each statement of the database below the request that asked for it, and none that nobody asked for', async () => {
    const spans = await recording(async ({ app, db }) => {
      await db.selectFrom('stay').select('id').execute();
      await app.inject('/api/hotel/1/reviews.json?locale=fr_FR');
    });
    const [request] = spans.filter(({ kind }) => kind === 2);
    const statements = spans.filter(({ kind }) => kind === 3);
    expect(statements.length).toBeGreaterThan(0);
    expect(new Set(statements.map(({ name }) => name))).toContain('select review');
    for (const { traceId, parentSpanId } of statements) expect([traceId, parentSpanId]).toEqual([request!.traceId, request!.spanId]);
  });

  test('is nothing of the people who asked, bought and paid', async () => {
    const spans = await recording(async ({ app }) => {
      const { sell, get } = checkoutClient(app);
      const { bought } = await sell(orderOf(stayItems(), 12_000, { specialRequest: 'A room for Marie' }));
      await get(`/gateway/orders/${bought.body.booking.orderUUID}?locale=fr_FR&email=marie.durand%40example.com`);
      await app.inject('/no-such-page/marie.durand@example.com');
    });
    expect(spans.map(({ name }) => name)).toEqual(expect.arrayContaining(['POST /gateway/purchase/zeppto', 'GET unknown']));
    for (const personal of ['marie', 'durand', '4242424242424242', '612345678', 'order of'])
      expect(reported.join('').toLowerCase()).not.toContain(personal);
    // Random ids and times may hold these four digits by chance; what a span says may not.
    expect(JSON.stringify(spans.map(({ name, attributes, events }) => ({ name, attributes, events })))).not.toContain('4242');
  });

  test('is nothing of a trace that its caller does not record', async () => {
    const spans = await recording(({ app }) => app.inject({ url: SUGGEST, headers: { traceparent: PARENT.replace(/01$/, '00') } }));
    expect(spans).toEqual([]);
  });

  test('is a call to another service, which goes on with the trace by its headers', async () => {
    const sent: (string | undefined)[] = [];
    const spans = await recording(async ({ tracing }) => {
      const request = tracing.begin({ method: 'POST', route: '/gateway/purchase/orders', headers: { traceparent: PARENT } });
      await request.within(() =>
        tracing.call('provider create', async (headers) => {
          await Promise.resolve();
          sent.push(headers.traceparent);
        }),
      );
      request.end({ status: 503, refusal: 'PAYMENT_UNAVAILABLE' });
    });
    const [call, request] = spans;
    expect(request).toMatchObject({ name: 'POST /gateway/purchase/orders', status: { code: 2 } });
    expect(call).toMatchObject({ name: 'provider create', traceId: TRACE_ID, parentSpanId: request!.spanId });
    expect(sent).toEqual([`00-${TRACE_ID}-${call!.spanId}-01`]);
  });
});

test('a shop whose collector is away answers all the same, and says so in its log', async () => {
  const warnings: string[] = [];
  const tracing = openTracing({
    endpoint: 'http://127.0.0.1:9',
    serviceName: 'shop',
    share: 1,
    log: { warn: (_, message) => void warnings.push(message) },
  });
  const app = await otherProcess(shop, { dataDirectory, tracing });
  expect((await app.inject(SUGGEST)).statusCode).toBe(200);
  await app.close();
  await tracing.stop();
  expect(warnings).toContain('spans could not be sent');
});
