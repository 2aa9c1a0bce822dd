import type { TestDatabase } from '@shop/testing';
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { openDemoAccount } from '../../accounts/authentication/demo-account.ts';
import { openShop, type OpenShop } from '../../testing/open-shop.ts';
import { shopDatabase } from '../../testing/shop-database.test-utils.ts';
import { drawFrom } from '../../testing/requests/draw.ts';
import { drawRequest } from '../../testing/requests/draw-request.ts';
import { leakIn } from '../../testing/requests/leaks.ts';
import { openCampaign, type Campaign, type OpenCampaign } from '../../testing/requests/open-campaign.ts';

const REQUESTS = 1_500;
const SEED = 20_261_121;
const NOW = '2030-06-05T10:00:00Z';

let database: TestDatabase;
let shop: OpenShop;
let dataDirectory: string;
let campaign: OpenCampaign;

beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'drawn-'));
  database = await shopDatabase();
  const env = { ...process.env, DATABASE_URL: database.url, SHOP_ENV: 'demo', SHOP_NOW: NOW, CATALOGUE_HOTELS: '12', NODE_OPTIONS: '' };
  await promisify(execFile)(process.execPath, [resolve('tools/catalogue/seed.ts')], { env });
  shop = await openShop({ ...database, catalogue: {}, now: new Date(NOW), dataDirectory });
  await openDemoAccount(shop.db, shop.time.now);
  campaign = await openCampaign({ db: shop.db, ask, today: shop.time.now.toISOString().slice(0, 10), witnessSeed: SEED });
}, 180_000);

afterAll(async () => {
  await shop?.close();
  await database?.close();
  await rm(dataDirectory, { recursive: true, force: true });
});

const ask: Campaign['ask'] = async ({ method, url, headers, body, from }) => {
  const answer = await shop.app.inject({
    method: method as 'GET',
    url,
    headers,
    remoteAddress: from,
    ...(body !== undefined && { payload: body }),
  });
  return {
    status: answer.statusCode,
    headers: Object.fromEntries(Object.entries(answer.headers).map(([name, value]) => [name, value === undefined ? value : String(value)])),
    cookies: [answer.headers['set-cookie'] ?? []].flat(),
    body: answer.body,
  };
};

test('requests drawn from the document as nobody, customer, partner and care are never answered with 5xx, always as documented, and tell nothing of anybody else', async () => {
  const outcome = await campaign.run({ seed: SEED, requests: REQUESTS, atOnce: 4 });
  expect(outcome.faults).toEqual([]);
  expect(outcome.requested).toBeGreaterThan(100);
  expect(outcome.answered.size).toBeGreaterThan(55);
}, 120_000);

test('the same seed draws the same request', () => {
  const draw = (seed: number) => drawRequest(campaign.document, drawFrom(seed), {});
  expect(draw(7)).toEqual(draw(7));
  expect(draw(7).url + draw(8).url).not.toBe(draw(8).url + draw(7).url);
});

test('an answer that held somebody else’s data would be found', () => {
  const { witness } = campaign;
  expect(leakIn(witness, `{"code":"${witness.secrets[5]}"}`)).toMatch(/^leaks /);
  expect(leakIn(witness, '{"name":"WXYZLEVSKA"}')).toMatch(/^leaks /);
  expect(leakIn(witness, `{"orderUUID":"${witness.uuid}","status":"paid"}`)).toBeUndefined();
});
