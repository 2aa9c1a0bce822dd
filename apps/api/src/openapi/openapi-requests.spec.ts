import { testDatabase, type TestDatabase } from '@shop/testing';
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { openDemoAccount, DEMO_ACCOUNT } from '../accounts/entry/demo-account.ts';
import { openDatabase } from '../store/database.ts';
import { migrate } from '../store/migrate.ts';
import { openShop, type OpenShop } from '../testing/open-shop.ts';
import { drawFrom } from '../testing/requests/draw.ts';
import { drawRequest } from '../testing/requests/draw-request.ts';
import {
  endsSession,
  knownThings,
  leakIn,
  plantWitness,
  roleOf,
  sendDrawnRequests,
  signInRoles,
  type OpenApi,
  type Send,
} from '../testing/requests/generated-requests.ts';

const REQUESTS = 1500;
const SEED = 20_261_121;

let database: TestDatabase;
let shop: OpenShop;
let dataDirectory: string;
let document: OpenApi;
let roles: Awaited<ReturnType<typeof signInRoles>>;

beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'drawn-'));
  database = await testDatabase();
  const migrating = openDatabase(database.url, 1);
  await migrate(migrating);
  await migrating.destroy();
  const env = { ...process.env, DATABASE_URL: database.url, CATALOGUE_HOTELS: '12', NODE_OPTIONS: '' };
  await promisify(execFile)(process.execPath, [resolve('tools/catalogue/seed.ts')], { env });
  shop = await openShop({ ...database, catalogue: {}, now: new Date(), dataDirectory });
  await openDemoAccount(shop.db, shop.time.now);
  const post = async (url: string, payload: object) => {
    const answer = await shop.app.inject({ method: 'POST', url, payload });
    return { body: answer.body, cookies: [answer.headers['set-cookie'] ?? []].flat() };
  };
  roles = await signInRoles({ post, customer: DEMO_ACCOUNT, colleague: 'care@shop.example' });
  document = (await shop.app.inject('/api/openapi.json')).json<OpenApi>();
}, 180_000);

afterAll(async () => {
  await shop?.close();
  await database?.close();
  await rm(dataDirectory, { recursive: true, force: true });
});

/** As each role in turn, each from an address of its own. */
const send: Send = async ({ method, url, headers, body }, place) => {
  const answer = await shop.app.inject({
    method: method as 'GET',
    url,
    headers: { ...headers, ...roles[endsSession(method, url) ? 'nobody' : roleOf(place)], origin: 'http://shop.test' },
    remoteAddress: `10.0.${place >> 8}.${place & 255}`,
    ...(body !== undefined && { payload: body }),
  });
  const { 'retry-after': retryAfter, 'content-type': contentType } = answer.headers;
  return {
    status: answer.statusCode,
    retryAfter: retryAfter && String(retryAfter),
    contentType: contentType && String(contentType),
    body: answer.body,
  };
};

test('requests drawn from the document as nobody, customer, partner and care are never answered with 5xx, always as documented, and tell nothing of anybody else', async () => {
  const witness = await plantWitness(shop.db, SEED);
  const known = await knownThings(shop.db, shop.time.now.toISOString().slice(0, 10));
  const outcome = await sendDrawnRequests({
    document,
    known,
    seed: SEED,
    requests: REQUESTS,
    atOnce: 4,
    send,
    leak: (text) => leakIn(witness, text),
  });
  expect(outcome.faults).toEqual([]);
  expect(outcome.asked).toBeGreaterThan(100);
  expect(outcome.answered.size).toBeGreaterThan(55);
}, 120_000);

test('the same seed draws the same request', () => {
  const draw = (seed: number) => drawRequest(document, drawFrom(seed), {});
  expect(draw(7)).toEqual(draw(7));
  expect(draw(7).url + draw(8).url).not.toBe(draw(8).url + draw(7).url);
});

test('an answer that held somebody else’s data would be found', async () => {
  const witness = await plantWitness(shop.db, SEED + 1);
  expect(leakIn(witness, `{"code":"${witness.secrets[5]}"}`)).toMatch(/^leaks /);
  expect(leakIn(witness, '{"name":"WXYZLEVSKA"}')).toMatch(/^leaks /);
  expect(leakIn(witness, `{"orderUUID":"${witness.uuid}","status":"paid"}`)).toBeUndefined();
});
